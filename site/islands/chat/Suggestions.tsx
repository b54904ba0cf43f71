/** Questions that are asked by a tap. */
export function Suggestions({ questions, ask }: { questions: readonly string[]; ask: (question: string) => void }) {
  return (
    <ul className="grid justify-items-start gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            className="min-h-11 cursor-pointer rounded-control border-2 border-action px-4 py-2 text-start font-medium text-action hover:bg-action-soft active:bg-sand"
            dir="auto"
            onClick={() => ask(question)}
            type="button"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
