import { slotWords as arabicWords } from "#content/ar/chat/slot-words.ts";
import { slotWords } from "#content/en/chat/slot-words.ts";
import type { AnsweredIntent } from "#domain/chat/answer.ts";
import { normalize } from "#domain/chat/normalize.ts";
import type { Guess } from "#server/chat/classifier/understanding.ts";
import { isSmallTalk } from "./conversation-context.ts";
import { type Sentence, sentencesOf } from "./parts.ts";
import { isClear, thresholds, verdictOf } from "./thresholds.ts";

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
  const guesses = sentences.map(({ text }) => (sentences.length === 1 ? whole : classify(text)));
  if (guesses.some((guess) => verdictOf(guess) === "out-of-scope")) return [];
  const asked = sentences.flatMap((sentence, at) => asksOf(sentence, guesses[at] ?? whole, classify));
  const questions = withoutBackground(asked);
  const isNeeded = questions.length > 1 || (sentences.length > 1 && !isClear(whole));
  return isNeeded ? oneOfEach(questions).slice(0, MOST_ANSWERS) : [];
}

interface Asked {
  intent: AnsweredIntent;
  text: string;
}

/** What the parts of a sentence ask when all are certain; else what it asks as a whole, if that is. */
function asksOf({ text, parts }: Sentence, guess: Guess, classify: (text: string) => Guess): Asked[] {
  const [likeliest] = guess.ranked;
  const isOne = (likeliest?.probability ?? 0) >= thresholds.single;
  const own = parts.length > 1 && !isOne ? parts.map((part) => ({ text: part, guess: classify(part) })) : [];
  if (own.length > 0 && own.every((part) => isClear(part.guess))) {
    const found = own.flatMap((part) => asked(part.text, part.guess));
    if (!isClear(guess) || found.some(({ intent }) => intent === likeliest?.intent)) return found;
  }
  return isClear(guess) ? asked(text, guess) : [];
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
