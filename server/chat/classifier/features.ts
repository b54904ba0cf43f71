import { normalize } from "#domain/chat/normalize.ts";
import { skeleton } from "#domain/chat/skeleton.ts";

/** Slots that features are hashed into; a power of two. */
export const FEATURE_SLOTS = 1 << 17;

/** A question as numbers: slots and the weight in each; the weights have the length 1 as a vector. */
export interface Features {
  slots: Uint32Array;
  weights: Float32Array;
}

export const groupWeight = { word: 1, pair: 0.8, grams: 0.45, sound: 0.7, soundPair: 0.5 };
const GRAM_LENGTHS = [3, 4, 5];
const STEM_PREFIX = /^(?:و|ف)?(?:بال|كال|لل|ال|ب|ل)(?=.{3})/;

/** Words, neighbouring words, letters in a row, and the consonants of each word. */
export function featuresOf(text: string): Features {
  const found = new Map<number, number>();
  const add = (feature: string, weight: number) => {
    const slot = hash(feature) & (FEATURE_SLOTS - 1);
    found.set(slot, Math.max(found.get(slot) ?? 0, weight));
  };
  const words = normalize(text).split(" ");
  const stems = words.map((word) => word.replace(STEM_PREFIX, ""));
  const sounds = stems.map(skeleton).filter((sound) => sound.length > 1);
  for (const stem of stems) {
    add(`w ${stem}`, groupWeight.word);
    for (const gram of gramsOf(stem)) add(`g ${gram}`, groupWeight.grams);
  }
  for (const pair of pairsOf(stems)) add(`p ${pair}`, groupWeight.pair);
  for (const sound of sounds) add(`s ${sound}`, groupWeight.sound);
  for (const pair of pairsOf(sounds)) add(`t ${pair}`, groupWeight.soundPair);
  return ofLengthOne(found);
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
