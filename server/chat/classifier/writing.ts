import type { FeatureVector } from "./feature-vector.ts";
import { featuresOf } from "./features.ts";

/** How a question is written: "latin" is Arabic in Latin letters. */
export type Writing = "en" | "ar" | "latin";

export const writings: readonly Writing[] = ["en", "ar", "latin"];
/** Those that letters alone do not tell apart. */
export const latinWritings: readonly Writing[] = ["en", "latin"];

/** How a question is spelled, whatever it means. */
export function writingFeatures(text: string): FeatureVector {
  return featuresOf(text, { spelled: false, isKnown: () => true });
}
