import { lexicon as arabicLexicon } from "#content/ar/chat/lexicon.ts";
import { lexicon } from "#content/en/chat/lexicon.ts";
import { conceptReader } from "#domain/chat/concepts.ts";
import { normalize } from "#domain/chat/normalize.ts";
import { roughSkeleton, skeleton } from "#domain/chat/skeleton.ts";
import { arabicStem, bareWord, englishStem, isArabic, skeletonStem, withoutLatinArticle } from "#domain/chat/stem.ts";
import { type FeatureVector, vectorOf, type Weighted } from "./feature-vector.ts";

export interface Reading {
  /** The question is Arabic in Latin letters. */
  spelled: boolean;
  /** Whether a root was seen in questions that are ours; what was not makes a question doubtful. */
  isKnown(root: string): boolean;
}

const groupWeight = {
  concept: 1.5,
  conceptPair: 0.9,
  unknown: 1,
  word: 0.9,
  wordPair: 0.6,
  root: 0.7,
  rootPair: 0.4,
  grams: 0.4,
  sound: 0.7,
  soundPair: 0.5,
  soundRoot: 0.6,
};

const GRAM_LENGTHS = [3, 4, 5];
const concepts = conceptReader(lexicon, arabicLexicon);

/** Words, neighbouring words, letters in a row, the consonants of each word, and what the words mean. */
export function featuresOf(text: string, reading: Reading): FeatureVector {
  const words = normalize(text).split(" ");
  return vectorOf([...ofSpelling(words), ...ofSounds(words, reading), ...ofMeaning(words, reading)]);
}

function ofSpelling(words: readonly string[]): Weighted[] {
  const bare = words.map(bareWord);
  const roots = words.map(rootOf);
  return [
    ...weighted("w", bare, groupWeight.word),
    ...weighted("p", pairsOf(bare), groupWeight.wordPair),
    ...weighted("g", bare.flatMap(gramsOf), groupWeight.grams),
    ...weighted("r", roots, groupWeight.root),
    ...weighted("q", pairsOf(roots), groupWeight.rootPair),
  ];
}

function ofSounds(words: readonly string[], { spelled }: Reading): Weighted[] {
  const bare = words.map((word) => bareWord(spelled ? withoutLatinArticle(word) : word));
  const sounding = bare.filter((word) => skeleton(word).length > 1);
  const sounds = sounding.map(skeleton);
  const rough = sounding.filter((word) => spelled || isArabic(word)).map(roughSkeleton);
  return [
    ...weighted("s", sounds, groupWeight.sound),
    ...weighted("u", sounds.map(skeletonStem), groupWeight.soundRoot),
    ...weighted("z", rough.map(skeletonStem), groupWeight.soundRoot),
    ...weighted("t", pairsOf(sounds), groupWeight.soundPair),
  ];
}

function ofMeaning(words: readonly string[], { spelled, isKnown }: Reading): Weighted[] {
  const text = words.join(" ");
  const named = concepts.read(text, spelled).sort();
  const unknown = rootsOf(text, spelled).filter((root) => !isKnown(root)).length;
  const all = unknown > 0 ? [...named, "unknown"] : named;
  const together = all.flatMap((one, at) => all.slice(at + 1).map((other) => `${one} ${other}`));
  return [
    ...weighted("c", named, groupWeight.concept),
    ...weighted("d", together, groupWeight.conceptPair),
    ...weighted("unknown", ["one", "several"].slice(0, unknown), groupWeight.unknown),
  ];
}

function weighted(group: string, features: readonly string[], weight: number): Weighted[] {
  return features.map((feature) => [`${group} ${feature}`, weight]);
}

/** What tells whether the words of a question were met before; numbers are always known. */
export function rootsOf(text: string, spelled: boolean): string[] {
  const words = normalize(text)
    .split(" ")
    .filter((word) => /\p{L}{2}/u.test(word));
  return words.map((word) => (spelled ? `sound ${skeletonStem(skeleton(word))}` : rootOf(word)));
}

function rootOf(word: string): string {
  return isArabic(word) ? arabicStem(word) : englishStem(word);
}

function gramsOf(word: string): string[] {
  const fenced = `<${word}>`;
  return GRAM_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, fenced.length - length + 1) }, (_, start) => fenced.slice(start, start + length)),
  );
}

function pairsOf(words: readonly string[]): string[] {
  return words.map((word, at) => `${at === 0 ? "^" : words[at - 1]} ${word}`);
}
