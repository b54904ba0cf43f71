import { normalize } from "#domain/chat/normalize.ts";
import { beginsWithAnd, conjunctions } from "./follow-up.ts";

/** Ends of sentences, and what else parts one question from the next. */
const SENTENCES = /[?؟!;؛\n]+|\.(?=\s|$)/;
const PAUSES = /[,،:]+(?!\d)/;
const MOST_PARTS = 6;

export interface Sentence {
  text: string;
  /** What "and", "و" or a comma joins in it; only the text itself when nothing does. */
  parts: string[];
}

/** A message as its sentences; one with more parts than a question has is taken whole. */
export function sentencesOf(message: string): Sentence[] {
  const sentences = message
    .split(SENTENCES)
    .map((text) => ({ text: text.trim(), parts: text.split(PAUSES).flatMap(joined) }))
    .filter(({ text }) => normalize(text) !== "");
  const parts = sentences.reduce((sum, sentence) => sum + sentence.parts.length, 0);
  return parts > MOST_PARTS ? [] : sentences;
}

function joined(text: string): string[] {
  const parts: string[][] = [[]];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const plain = normalize(word);
    if (conjunctions.has(plain) || plain === "") parts.push([]);
    else if (beginsWithAnd(plain)) parts.push([word.replace(/^[^\p{L}]*و/u, "")]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((words) => words.length > 0).map((words) => words.join(" "));
}
