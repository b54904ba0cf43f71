import { slotWords as arabicWords } from "#content/ar/chat/slot-words.ts";
import { slotWords } from "#content/en/chat/slot-words.ts";
import type { AnsweredIntent } from "#domain/chat/answer.ts";
import { normalize } from "#domain/chat/normalize.ts";
import type { Guess } from "#server/chat/classifier/understanding.ts";
import { isSmallTalk } from "./conversation-context.ts";
import { asks, namesDay } from "./follow-up.ts";
import { type Sentence, sentencesOf } from "./parts.ts";
import { isClear, isLikely, thresholds, verdictOf } from "./thresholds.ts";

const MOST_ANSWERS = 3;
const openings = new Set(
  [slotWords, arabicWords].flatMap(({ statements }) => statements.split(" ").map((word) => normalize(word))),
);

/**
 * What a message asks when it asks several things, each of them certain, in their order; also the one certain question
 * of a message that is doubtful as a whole. Empty when the message is to be taken as it is.
 */
export function questionsIn(message: string, whole: Guess, classify: (text: string) => Guess): AnsweredIntent[] {
  const sentences = sentencesOf(message);
  if (sentences.length === 0 || verdictOf(whole) === "out-of-scope") return [];
  if (sentences.length === 1 && isVisit(message, whole)) return ["hours", "address"];
  const guesses = sentences.map(({ text }) => (sentences.length === 1 ? whole : classify(text)));
  if (guesses.some((guess) => verdictOf(guess) === "out-of-scope")) return [];
  const asked = sentences.flatMap((sentence, at) => asksOf(sentence, guesses[at] ?? whole, classify));
  const questions = withoutBackground(asked);
  const isNeeded = questions.length > 1 || (sentences.length > 1 && !isClear(whole));
  return isNeeded ? oneOfEach(questions).slice(0, MOST_ANSWERS) : [];
}

/** "Can I come on Saturday?" asks where and when. */
function isVisit(message: string, whole: Guess): boolean {
  return whole.ranked[0]?.intent === "address" && verdictOf(whole) === "answer" && namesDay(message);
}

interface Asked {
  intent: AnsweredIntent;
  text: string;
}

/** What the parts of a sentence ask when all are certain; else what it asks as a whole, if that is. */
function asksOf(sentence: Sentence, guess: Guess, classify: (text: string) => Guess): Asked[] {
  const { text, parts, questions } = sentence;
  const isOne = (guess.ranked[0]?.probability ?? 0) >= thresholds.single;
  // "el daman kam sana" is one question, although "kam" may begin another.
  const divisions = [
    ...(isOne && !parts.every(asksSomewhere) ? [] : [parts]),
    ...(isOne || questions.length === parts.length ? [] : [questions]),
  ];
  for (const division of divisions.filter(({ length }) => length > 1)) {
    const found = asksOfAll(division, guess, classify);
    if (found.length > 0) return found;
  }
  return isClear(guess) ? asked(text, guess) : [];
}

/** Empty unless every part is certain, and what the sentence asks as a whole is among them. */
function asksOfAll(division: readonly string[], whole: Guess, classify: (text: string) => Guess): Asked[] {
  const parts = division.map((part) => ofPart(part, classify));
  if (parts.some(({ isCertain }) => !isCertain)) return [];
  const found = parts.flatMap(({ text, guess }) => asked(text, guess));
  const likeliest = whole.ranked[0]?.intent;
  return !isClear(whole) || found.some(({ intent }) => intent === likeliest) ? found : [];
}

/** One that begins with a word that asks need not be as certain as one that may only be a word. */
function ofPart(text: string, classify: (text: string) => Guess) {
  const guess = classify(text);
  return { text, guess, isCertain: isClear(guess) || (beginsAsking(text) && isLikely(guess)) };
}

function asksSomewhere(text: string): boolean {
  return text.split(" ").some(asks);
}

function beginsAsking(text: string): boolean {
  return asks(text.split(" ")[0] ?? "");
}

function asked(text: string, { ranked }: Guess): Asked[] {
  const intent = ranked[0]?.intent;
  return intent === undefined || isSmallTalk(intent) ? [] : [{ intent, text }];
}

/** "We run a grocery in Ajman. What does it cost?" asks one thing. */
function withoutBackground(all: Asked[]): Asked[] {
  const isSavings = all.some(({ intent }) => intent === "savings");
  const questions = all.filter(({ intent, text }) => !(isSavings ? ofSavings : aside(text)).test(intent));
  return questions.length > 0 ? questions : all;
}

/** What the saving is worked out from, and is part of its answer. */
const ofSavings = /^(?:industry|several-outlets|comparison|coverage)/;

function aside(text: string): RegExp {
  return isStatement(text) ? /^(?:industry|several-outlets|coverage)/ : /^industry/;
}

function isStatement(text: string): boolean {
  return openings.has(normalize(text).split(" ")[0] ?? "");
}

/** Two emirates are one question. */
function oneOfEach(all: readonly Asked[]): AnsweredIntent[] {
  const intents = [...new Set(all.map(({ intent }) => intent))];
  const places = intents.filter((intent) => intent.startsWith("coverage-"));
  if (places.length < 2) return intents.filter((intent) => places.length === 0 || intent !== "coverage");
  return [...new Set(intents.map((intent) => (places.includes(intent) ? "coverage" : intent)))];
}
