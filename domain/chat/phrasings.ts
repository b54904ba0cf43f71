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
    lines
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .map((text) => ({ intent: intent as Intent, text })),
  );
}
