import { normalize } from "#domain/chat/normalize.ts";
import { asks, beginsWithAnd, conjunctions } from "./follow-up.ts";

/** Ends of sentences, and what else parts one question from the next. */
const SENTENCES = /[?؟!;؛\n]+|\.(?=\s|$)/;
const PAUSES = /[,،:]+(?!\d)/;
const MOST_PARTS = 6;
/** "wel printer", "wkam": no English word begins like it. */
const LATIN_AND = /^w(?:[aei]l$|[bdfgjklmnqstz2-9][a-z0-9]{2})/;

export interface Sentence {
  text: string;
  /** What "and", "و" or a comma joins in it; only the text itself when nothing does. */
  parts: string[];
  /** The same, parted also before words that ask: "how much is it where are you". */
  questions: string[];
}

/** A message as its sentences; one with more parts than a question has is taken whole. */
export function sentencesOf(message: string): Sentence[] {
  const sentences = message
    .split(SENTENCES)
    .map((text) => {
      const parts = text.split(PAUSES).flatMap(joined);
      return { text: text.trim(), parts, questions: parts.flatMap(askedInARow) };
    })
    .filter(({ text }) => normalize(text) !== "");
  const parts = sentences.reduce((sum, sentence) => sum + sentence.parts.length, 0);
  return parts > MOST_PARTS ? [] : sentences;
}

function joined(text: string): string[] {
  const parts: string[][] = [[]];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const plain = normalize(word);
    const rest = afterAnd(
      word,
      plain,
      parts.some((words) => words.length > 0),
    );
    if (conjunctions.has(plain) || plain === "") parts.push([]);
    else if (rest) parts.push([rest]);
    else parts.at(-1)?.push(word);
  }
  return together(parts);
}

/** What is left of a word after the "and" written onto it; undefined when there is none. */
function afterAnd(word: string, plain: string, isInside: boolean): string | undefined {
  if (beginsWithAnd(plain)) return word.replace(/^[^\p{L}]*و/u, "");
  const rest = plain.replace(/^[وw]/, "");
  // "وشو" and "wsh" ask by themselves at the beginning only.
  if (isInside && rest !== plain && asks(rest) && !asks(plain)) return rest;
  return LATIN_AND.test(plain) ? rest : undefined;
}

/** A last word that asks is no question by itself: "your number is what". */
function askedInARow(text: string): string[] {
  const parts: string[][] = [[]];
  const words = text.split(/\s+/).filter(Boolean);
  for (const [at, word] of words.entries()) {
    if (asks(word) && at < words.length - 1) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return together(parts);
}

function together(parts: readonly string[][]): string[] {
  return parts.filter((words) => words.length > 0).map((words) => words.join(" "));
}
