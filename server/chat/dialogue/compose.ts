import { answers as arabicAnswers } from "#content/ar/chat/answers.ts";
import { questions as arabicQuestions } from "#content/ar/chat/questions.ts";
import { replies as arabicReplies } from "#content/ar/chat/replies.ts";
import { pageNames as arabicNames } from "#content/ar/page-names.ts";
import { answers } from "#content/en/chat/answers.ts";
import { questions } from "#content/en/chat/questions.ts";
import { replies } from "#content/en/chat/replies.ts";
import { pageNames } from "#content/en/page-names.ts";
import type { AnsweredIntent, ChatAction } from "#domain/chat/answer.ts";
import type { Slots } from "#domain/chat/slots.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import type { Understood } from "./understand.ts";

export interface ChatReply {
  response: string;
  links?: { label: string; href: string }[];
  actions?: readonly ChatAction[];
  /** Questions to choose from; they stand in the response too. */
  suggestions?: string[];
}

const copy = {
  en: { answers, questions, replies, names: pageNames.names },
  ar: { answers: arabicAnswers, questions: arabicQuestions, replies: arabicReplies, names: arabicNames.names },
};

const person: readonly ChatAction[] = ["whatsapp", "call"];

/** The written answer to what was understood, with the page it comes from and what else can be done. */
export function compose({ verdict, intent, choices, slots, locale }: Understood): ChatReply {
  if (verdict === "answer") return answerTo(intent, slots, locale);
  if (verdict === "unsure" && choices.length > 0) return chooseFrom(choices, locale);
  return { response: copy[locale].replies.outOfScope, actions: person };
}

export function answerText(intent: AnsweredIntent, slots: Slots, locale: Locale): string {
  const { text } = copy[locale].answers[intent];
  return typeof text === "function" ? text(slots) : text;
}

function answerTo(intent: AnsweredIntent, slots: Slots, locale: Locale): ChatReply {
  const { page, anchor, actions } = copy[locale].answers[intent];
  const hash = anchor ? `#${anchor}` : "";
  return {
    response: answerText(intent, slots, locale),
    ...(page && { links: [{ label: copy[locale].names[page], href: `${pagePath(locale, page)}${hash}` }] }),
    ...(actions && { actions }),
  };
}

function chooseFrom(choices: readonly AnsweredIntent[], locale: Locale): ChatReply {
  const suggestions = choices.map((intent) => copy[locale].questions[intent]);
  const { unsure } = copy[locale].replies;
  return { response: [unsure, ...suggestions.map((each) => `• ${each}`)].join("\n"), suggestions, actions: person };
}
