import { intentIds } from "#domain/chat/intents.ts";
import { featuresOf } from "./features.ts";
import { countRoots, type WrittenExample } from "./known-roots.ts";
import { logisticRegression } from "./logistic-regression.ts";
import type { TrainedAssistant } from "./trained-assistant.ts";
import { trainingExamples } from "./training-data.ts";
import { latinWritings, writingFeatures, writings } from "./writing.ts";

export function allExamples(): WrittenExample[] {
  return writings.flatMap((writing) => trainingExamples(writing).map((example) => ({ ...example, writing })));
}

/** Some seconds of work. */
export function trainAssistant(examples: readonly WrittenExample[] = allExamples()): TrainedAssistant {
  const roots = countRoots(examples);
  const questions = examples.map(({ text, intent, writing }) => {
    // A root that only this question has is one that the next visitor's question may have and we don't know.
    const own = intent === "out-of-scope" ? 0 : 1;
    const isKnown = (root: string) => (roots.get(root) ?? 0) > own;
    return {
      features: featuresOf(text, { spelled: writing === "latin", isKnown }),
      label: intentIds.indexOf(intent),
    };
  });
  const inLatinLetters = examples
    .filter(({ writing }) => latinWritings.includes(writing))
    .map(({ text, writing }) => ({ features: writingFeatures(text), label: latinWritings.indexOf(writing) }));
  return {
    intents: logisticRegression(intentIds, questions),
    writings: logisticRegression(latinWritings, inLatinLetters),
    knownRoots: [...roots.keys()],
  };
}
