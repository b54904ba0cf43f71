import { useEffect, useRef } from "react";
import { ChatBubble } from "./ChatBubble.tsx";
import type { Chat } from "./use-chat.ts";
import type { ChatCopy } from "./use-chat-copy.ts";

export function ChatLog({ chat, copy }: { chat: Chat; copy: ChatCopy }) {
  const { messages, pending, ask } = chat;
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or the typing sign moves the log to its end
  useEffect(() => {
    // In braces: browsers now return a promise here, which React would take for a clean-up function.
    end.current?.scrollIntoView({ block: "nearest" });
  }, [messages.length, pending]);
  const asked = (index: number) => messages.slice(0, index).findLast(({ isUser }) => isUser)?.content ?? "";

  return (
    <div aria-label={copy.texts.log} aria-live="polite" className="overflow-y-auto overscroll-contain p-4" role="log">
      <ol className="grid gap-3">
        {messages.map((entry, index) => (
          <ChatBubble copy={copy} entry={entry} key={entry.id} question={asked(index)} />
        ))}
        {pending && (
          <li className="chat-typing flex w-fit gap-1.5 rounded-panel bg-sand px-4 py-4">
            <span className="sr-only">{copy.texts.typing}</span>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
          </li>
        )}
      </ol>
      {messages.length === 1 && (
        <ul className="mt-4 grid justify-items-start gap-2">
          {copy.texts.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                className="min-h-11 cursor-pointer rounded-control border-2 border-action px-4 py-2 text-start font-medium text-action hover:bg-action-soft active:bg-sand"
                onClick={() => void ask(suggestion)}
                type="button"
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div ref={end} />
    </div>
  );
}
