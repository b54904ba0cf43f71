import { type Intent, intentIds } from "#domain/chat/intents.ts";
import { featuresOf } from "./features.ts";
import { scorerOf } from "./linear-model.ts";
import type { TrainedAssistant } from "./trained-assistant.ts";
import { hasDigitsForLetters, latinWritings, type Writing, writingFeatures } from "./writing.ts";

export interface Guess {
  /** Questions of ours, the likeliest first. */
  ranked: readonly { intent: Exclude<Intent, "out-of-scope">; probability: number }[];
  /** Probability that the question is none of ours. */
  outOfScope: number;
}

export interface Understanding {
  /** Undefined when the letters do not tell, as in "5?" or "cash". */
  writingOf(text: string): Writing | undefined;
  classify(text: string, writing: Writing): Guess;
}

/** Between these, Latin letters may be English or Arabic. */
const DOUBTFUL = { from: 0.3, to: 0.7 };
const EVEN = 0.5;
const RANKED = 5;

export function createUnderstanding({ intents, writings, knownRoots }: TrainedAssistant): Understanding {
  const scoreIntents = scorerOf(intents);
  const scoreWritings = scorerOf(writings);
  const roots = new Set(knownRoots);
  const isKnown = (root: string) => roots.has(root);

  return {
    writingOf(text) {
      const arabic = countOf(/\p{Script=Arabic}/gu, text);
      const latin = countOf(/\p{Script=Latin}/gu, text);
      if (arabic > 0 && arabic * 2 >= latin) return "ar";
      if (hasDigitsForLetters(text)) return "latin";
      const english = latin > 0 ? (scoreWritings(writingFeatures(text))[latinWritings.indexOf("en")] ?? 0) : EVEN;
      if (english >= DOUBTFUL.to) return "en";
      return english <= DOUBTFUL.from ? "latin" : undefined;
    },

    classify(text, writing) {
      const probabilities = scoreIntents(featuresOf(text, { spelled: writing === "latin", isKnown }));
      const ranked = intentIds
        .map((intent, at) => ({ intent, probability: probabilities[at] ?? 0 }))
        .filter((each): each is Guess["ranked"][number] => each.intent !== "out-of-scope")
        .sort((one, other) => other.probability - one.probability)
        .slice(0, RANKED);
      return { ranked, outOfScope: probabilities[intentIds.indexOf("out-of-scope")] ?? 0 };
    },
  };
}

function countOf(letters: RegExp, text: string): number {
  return text.match(letters)?.length ?? 0;
}
