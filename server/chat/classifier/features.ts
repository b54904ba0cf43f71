import { lexicon as arabicLexicon } from "#content/ar/chat/lexicon.ts";
import { lexicon } from "#content/en/chat/lexicon.ts";
import { conceptReader } from "#domain/chat/concepts.ts";
import { normalize } from "#domain/chat/normalize.ts";
import { skeleton } from "#domain/chat/skeleton.ts";
import { arabicStem, bareWord, englishStem, isArabic, skeletonStem } from "#domain/chat/stem.ts";

/** Slots that features are hashed into; a power of two. */
export const FEATURE_SLOTS = 1 << 17;

/** A question as numbers: slots and the weight in each; the weights have the length 1 as a vector. */
export interface Features {
  slots: Uint32Array;
  weights: Float32Array;
}

export interface Reading {
  /** The question is Arabic in Latin letters. */
  spelled: boolean;
  /** Whether a root was seen in questions that are ours; what was not makes a question doubtful. */
  isKnown(root: string): boolean;
}

export const groupWeight = {
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
export function featuresOf(text: string, { spelled, isKnown }: Reading): Features {
  const found = new Map<number, number>();
  const add = (feature: string, weight: number) => {
    const slot = hash(feature) & (FEATURE_SLOTS - 1);
    found.set(slot, Math.max(found.get(slot) ?? 0, weight));
  };
  const words = normalize(text).split(" ");
  const bare = words.map(bareWord);
  for (const word of bare) {
    add(`w ${word}`, groupWeight.word);
    for (const gram of gramsOf(word)) add(`g ${gram}`, groupWeight.grams);
  }
  for (const pair of pairsOf(bare)) add(`p ${pair}`, groupWeight.wordPair);
  const roots = words.map(rootOf);
  for (const root of roots) add(`r ${root}`, groupWeight.root);
  for (const pair of pairsOf(roots)) add(`q ${pair}`, groupWeight.rootPair);
  const sounds = bare.map(skeleton).filter((sound) => sound.length > 1);
  for (const sound of sounds) {
    add(`s ${sound}`, groupWeight.sound);
    add(`u ${skeletonStem(sound)}`, groupWeight.soundRoot);
  }
  for (const pair of pairsOf(sounds)) add(`t ${pair}`, groupWeight.soundPair);
  const named = concepts.read(words.join(" "), spelled).sort();
  const unknown = rootsOf(text, spelled).filter((root) => !isKnown(root)).length;
  if (unknown > 0) {
    add("unknown", groupWeight.unknown);
    if (unknown > 1) add("unknown several", groupWeight.unknown);
    named.push("unknown");
  }
  for (const [at, one] of named.entries()) {
    if (one !== "unknown") add(`c ${one}`, groupWeight.concept);
    for (const other of named.slice(at + 1)) add(`d ${one} ${other}`, groupWeight.conceptPair);
  }
  return ofLengthOne(found);
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

function* gramsOf(word: string): Generator<string> {
  const fenced = `<${word}>`;
  for (const length of GRAM_LENGTHS) {
    for (let start = 0; start + length <= fenced.length; start += 1) yield fenced.slice(start, start + length);
  }
}

function pairsOf(words: readonly string[]): string[] {
  return words.map((word, at) => `${at === 0 ? "^" : words[at - 1]} ${word}`);
}

/** FNV-1a over UTF-16 units, with a last mixing so that the low bits are even. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

function ofLengthOne(found: ReadonlyMap<number, number>): Features {
  const length = Math.hypot(...found.values()) || 1;
  return { slots: Uint32Array.from(found.keys()), weights: Float32Array.from(found.values(), (w) => w / length) };
}
