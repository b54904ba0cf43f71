import { readFileSync } from "node:fs";
import { normalize } from "#domain/chat/normalize.ts";
import { allExamples } from "#server/chat/classifier/train-assistant.ts";
import type { Understanding } from "#server/chat/classifier/understanding.ts";
import { compose } from "#server/chat/dialogue/compose.ts";
import type { HistoryMessage } from "#server/chat/dialogue/conversation-context.ts";
import { type Understood, understand } from "#server/chat/dialogue/understand.ts";

/** Questions written apart from the training phrasings; nothing is learnt or tuned from them. */
export const languages = ["en", "ar", "arabizi"] as const;
export type Language = (typeof languages)[number];

/**
 * "owners": as owners of shops type, written before the assistant was seen, and labelled after its answers had been
 * read. "apart": all others.
 */
const parts = { apart: ".", owners: "owners" } as const;
type Part = keyof typeof parts;

interface TestQuestion {
  question: string;
  /** Several where a question can be read in more than one way. */
  intent: string | readonly string[];
}

/** Where a message asks several things, `together`, all of which are to be answered. */
type TestMessage = TestQuestion | { question: string; together: readonly string[] };

interface TestFollowUp extends TestQuestion {
  history: readonly HistoryMessage[];
  language: string;
  mustContain?: string;
}

const trained = new Set(allExamples().map(({ text }) => normalize(text)));

/** Shares of 1. */
export interface Figures {
  questions: number;
  /** The likeliest question is the right one. */
  topOne: number;
  /** The same without questions that stand, by chance, word for word among the training phrasings. */
  topOneUnseen: number;
  answeredRight: number;
  /** Not answered, but the right question is among those offered. */
  offered: number;
  answeredWrong: number;
  outOfScope: number;
  /** Not answered: refused, or asked what was meant. */
  declined: number;
  /** Of these, told that it is none of ours. */
  refused: number;
}

export function measure(understanding: Understanding, language: Language, part: Part = "apart"): Figures {
  const folder = parts[part];
  const questions = read<TestMessage>(`${folder}/questions.${language}.json`).map((each) => ({
    question: each.question,
    accepted: "together" in each ? each.together : [each.intent].flat(),
    all: "together" in each,
    found: asked(understanding, each.question),
  }));
  const foreign = read<string>(`${folder}/out-of-scope.${language}.json`).map((text) => asked(understanding, text));
  const isRight = ({ accepted, all, found }: (typeof questions)[number]) =>
    all ? accepted.every((intent) => found.together?.some((each) => each === intent)) : accepted.includes(found.intent);
  const isAnswered = ({ found }: { found: Understood }) => found.verdict === "answer";
  return {
    questions: questions.length,
    topOne: share(questions, isRight),
    topOneUnseen: share(
      questions.filter(({ question }) => !trained.has(normalize(question))),
      isRight,
    ),
    answeredRight: share(questions, (each) => isAnswered(each) && isRight(each)),
    offered: share(
      questions,
      (each) => each.found.verdict === "unsure" && each.found.choices.some((choice) => each.accepted.includes(choice)),
    ),
    answeredWrong: share(questions, (each) => isAnswered(each) && !isRight(each)),
    outOfScope: foreign.length,
    declined: share(foreign, ({ verdict }) => verdict !== "answer"),
    refused: share(foreign, ({ verdict }) => verdict === "out-of-scope"),
  };
}

/** Of questions that go on from the ones before: the right words in the answer, in the right language. */
export function measureFollowUps(understanding: Understanding) {
  const followUps = read<TestFollowUp>("follow-ups.json").map((each) => {
    const found = understand(understanding, { message: each.question, history: each.history, pageLocale: "en" });
    return { ...each, found, text: plain(compose(found).response) };
  });
  return {
    questions: followUps.length,
    rightWords: share(
      followUps.filter(({ mustContain }) => mustContain !== undefined),
      ({ text, mustContain = "" }) => text.includes(plain(mustContain)),
    ),
    rightIntent: share(followUps, ({ found, intent }) => [intent].flat().includes(found.intent)),
    rightLanguage: share(followUps, ({ found, language }) => (found.locale === "en") === (language === "en")),
  };
}

function asked(understanding: Understanding, message: string): Understood {
  return understand(understanding, { message, history: [], pageLocale: "en" });
}

function share<T>(all: readonly T[], holds: (each: T) => boolean): number {
  return all.filter(holds).length / all.length;
}

function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");
}

function read<T>(name: string): T[] {
  return JSON.parse(readFileSync(new URL(`../evaluation/${name}`, import.meta.url), "utf8")) as T[];
}
