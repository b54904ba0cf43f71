import { intentIds } from "#domain/chat/intents.ts";
import { featuresOf } from "./features.ts";
import { countRoots, type WrittenExample } from "./known-roots.ts";
import { type LabelledFeatures, logisticRegression } from "./logistic-regression.ts";
import { inLatinLetters, type Spelling, spellingsOf } from "./spellings.ts";
import type { TrainedAssistant } from "./trained-assistant.ts";
import { trainingExamples } from "./training-data.ts";
import { latinWritings, writingFeatures, writings } from "./writing.ts";

/** An Arabic phrasing is learnt in Latin letters too, in one epoch of so many. */
const LATIN_EPOCH = 3;

export function allExamples(): WrittenExample[] {
  return writings.flatMap((writing) => trainingExamples(writing).map((example) => ({ ...example, writing })));
}

/** Some seconds of work. */
export function trainAssistant(examples: readonly WrittenExample[] = allExamples()): TrainedAssistant {
  const roots = countRoots(examples);
  return {
    intents: logisticRegression(
      intentIds,
      examples.flatMap((example) => questionsOf(example, roots)),
    ),
    writings: logisticRegression(latinWritings, examples.flatMap(writingsOf)),
    knownRoots: [...roots.keys()],
  };
}

function questionsOf(example: WrittenExample, roots: ReadonlyMap<string, number>): LabelledFeatures[] {
  // A root that only this question has is one that the next visitor's question may have and we don't know.
  const own = example.intent === "out-of-scope" ? 0 : 1;
  const isKnown = (root: string) => (roots.get(root) ?? 0) > own;
  const read = ({ text, writing }: Spelling) => featuresOf(text, { spelled: writing === "latin", isKnown });
  const label = intentIds.indexOf(example.intent);
  const learnt = { spellings: spellingsOf(example).map(read), label };
  if (example.writing !== "ar") return [learnt];
  const rests = Array.from({ length: LATIN_EPOCH - 1 }, () => undefined);
  return [learnt, { spellings: [...rests, read(inLatinLetters(example))], label }];
}

function writingsOf(example: WrittenExample): LabelledFeatures[] {
  const label = latinWritings.indexOf(example.writing);
  if (label < 0) return [];
  return spellingsOf(example).map(({ text }) => ({ spellings: [writingFeatures(text)], label }));
}
