import type { PageId } from "../pages.ts";
import type { Intent } from "./intents.ts";
import type { Slots } from "./slots.ts";

/** What an answer can offer beside its text; the widget knows what each does. */
export type ChatAction = "whatsapp" | "call" | "callback";

export interface ChatAnswer {
  text: string | ((slots: Slots) => string);
  /** Where the answer comes from. */
  page?: PageId;
  /** An element of that page. */
  anchor?: string;
  actions?: readonly ChatAction[];
}

/** Everything that has an answer of its own. */
export type AnsweredIntent = Exclude<Intent, "out-of-scope">;
export type ChatAnswers = Record<AnsweredIntent, ChatAnswer>;

interface QuestionOnPage {
  id: string;
  answer: string;
  link?: { page: PageId };
}

/**
 * An answer that a page gives already.
 * @throws when there is no such question on it
 */
export function answerOn(page: PageId, questions: readonly QuestionOnPage[], id: string): ChatAnswer {
  const question = questions.find((each) => each.id === id);
  if (!question) throw new Error(`No question "${id}" on the page ${page}`);
  return { text: question.answer, page: question.link?.page ?? page };
}
