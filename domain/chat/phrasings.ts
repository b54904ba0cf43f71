import { fill } from "../language/fill.ts";
import type { Intent } from "./intents.ts";

/** For each intent a text with one phrasing a line. */
export type Phrasings = Partial<Record<Intent, string>>;

export interface Example {
  intent: Intent;
  text: string;
}

/** The phrasings as pairs, empty lines left out. */
export function examplesOf(phrasings: Phrasings): Example[] {
  return Object.entries(phrasings).flatMap(([intent, lines]) =>
    listOf(lines, "\n").map((text) => ({ intent: intent as Intent, text })),
  );
}

export interface Foreign {
  /** Parted by line breaks and semicolons, Latin or Arabic. */
  things: string;
  /** One a line, each with {thing}. */
  sentences: string;
}

/** Each thing in some of the sentences, in turn, so that all are used about equally often. */
export function foreignExamples({ things, sentences }: Foreign, sentencesEach: number): Example[] {
  const patterns = listOf(sentences, "\n");
  return listOf(things, /[\n;؛]/).flatMap((thing, at) =>
    Array.from({ length: sentencesEach }, (_, turn) => {
      const pattern = patterns[(at * sentencesEach + turn) % patterns.length] ?? "{thing}";
      return { intent: "out-of-scope" as const, text: fill(pattern, { thing }) };
    }),
  );
}

function listOf(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
