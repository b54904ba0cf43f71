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

/** Comes back as history, which takes a little more (chat-request.ts). */
const LONGEST_TOGETHER = 1900;

/** The written answer to what was understood, with the page it comes from and what else can be done. */
export function compose({ verdict, intent, together, choices, slots, locale }: Understood): ChatReply {
  if (verdict === "answer") return answerToAll(together ?? [intent], slots, locale);
  if (verdict === "unsure" && choices.length > 0) return chooseFrom(choices, locale);
  return { response: copy[locale].replies.outOfScope, actions: person };
}

export function answerText(intent: AnsweredIntent, slots: Slots, locale: Locale): string {
  const { text } = copy[locale].answers[intent];
  return typeof text === "function" ? text(slots) : text;
}

/** One after the other, as long as they fit; each page and each button once. */
function answerToAll(asked: readonly AnsweredIntent[], slots: Slots, locale: Locale): ChatReply {
  const all = asked.map((intent) => answerTo(intent, slots, locale));
  const fitting = all.filter((_, at) => lengthOf(all.slice(0, at + 1)) <= LONGEST_TOGETHER || at === 0);
  const links = fitting.flatMap((reply) => reply.links ?? []);
  const actions = [...new Set(fitting.flatMap((reply) => reply.actions ?? []))];
  return {
    response: [...new Set(fitting.map(({ response }) => response))].join("\n\n"),
    ...(links.length > 0 && { links: links.filter(({ href }, at) => links.findIndex((l) => l.href === href) === at) }),
    ...(actions.length > 0 && { actions }),
  };
}

function lengthOf(replies: readonly ChatReply[]): number {
  return replies.reduce((sum, { response }) => sum + response.length + 2, 0);
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
