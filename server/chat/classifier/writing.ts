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

/**
 * Digits that stand for Arabic letters: inside a word, at its end, before two consonants that are no unit and no
 * ordinal, or before a vowel that begins nothing one counts.
 */
const DIGIT_AS_LETTER = new RegExp(
  [
    /[a-z][235-9]+[a-z]/,
    /[a-z]{2}3\b/,
    /(?<![\da-z])[2379](?!(?:rd|nd|th|st|pm|kg|gb|mb|mm|cm|km|ml|ft|hrs?|yrs?|x)\b)[b-df-hj-np-tv-z]{2}/,
    /(?<![\da-z])[35679](?!am\b|in|outlet|item|user|employ|emirat|app|account|a ?m\b)[aeiou][a-z\d]{2}/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);
/** English words with a digit inside. */
const NO_DIGIT_AS_LETTER = /\b(?:[a-z]2[a-z]|mp3\w*|web3|ps3|h26\w+|win\d+\w*|24x7|o2o|i[357]\w*)\b/gi;

export function hasDigitsForLetters(text: string): boolean {
  return DIGIT_AS_LETTER.test(text.replace(NO_DIGIT_AS_LETTER, " "));
}
