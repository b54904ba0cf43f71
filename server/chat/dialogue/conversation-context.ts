import type { AnsweredIntent } from "#domain/chat/answer.ts";
import type { Slots } from "#domain/chat/slots.ts";
import type { Writing } from "#server/chat/classifier/writing.ts";

export interface HistoryMessage {
  role: "user" | "assistant";
  content: string;
}

/** What the conversation was about when a question came. */
export interface Context {
  intent: AnsweredIntent;
  slots: Slots;
  writing: Writing | undefined;
  /** The question as it was asked. */
  text: string;
}

/** Around a question there is small talk, which is not what "and in Sharjah?" goes on from. */
const smallTalk: readonly AnsweredIntent[] = [
  "greeting",
  "how-are-you",
  "who-are-you",
  "thanks",
  "goodbye",
  "yes",
  "no",
  "talk-to-person",
];

export function isSmallTalk(intent: AnsweredIntent): boolean {
  return smallTalk.includes(intent);
}
