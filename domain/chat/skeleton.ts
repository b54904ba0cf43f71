import { isArabic } from "./stem.ts";

/** Arabic letters by the class of sounds they fall into; vowels and what is often left out have none. */
const arabicSounds: Readonly<Record<string, string>> = {
  ب: "b",
  ت: "t",
  ث: "t",
  ج: "j",
  ح: "h",
  خ: "x",
  د: "d",
  ذ: "d",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "c",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "d",
  ع: "3",
  غ: "g",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
};

/** How Latin letters and digits are used for the same sounds; what is not named stands for itself. */
const latinSounds: Readonly<Record<string, string>> = {
  sh: "c",
  ch: "c",
  kh: "x",
  gh: "g",
  th: "t",
  dh: "d",
  ph: "f",
  "2": "",
  "5": "x",
  "6": "t",
  "7": "h",
  "8": "k",
  "9": "s",
  c: "k",
  g: "k",
  p: "b",
  q: "k",
  v: "f",
  x: "ks",
};
const LATIN_SPELLING = /[sckgtdp]h|[25-9cgpqvx]|[aeiouwy]/g;

/** The Gulf's sounds that spellings do not keep apart: "cham" and "kam", "gahwa" and "8ahwa", "daman" and "thaman". */
const alike: Readonly<Record<string, string>> = { x: "h", g: "k", j: "k", d: "t", "3": "" };

/**
 * The consonants of a normalised word, so that Arabic and its Latin spelling meet: "السعر" and "el se3er" both hold
 * "s3r". Empty for a word of vowels only.
 */
export function skeleton(word: string): string {
  return withoutRepeats(isArabic(word) ? arabicConsonants(word) : latinConsonants(word));
}

/** The same for spellings that differ more: "bcham", "bekam" and "بكم"; more words look alike in it. */
export function roughSkeleton(word: string): string {
  const sounds = isArabic(word) ? arabicConsonants(word) : latinConsonants(word.replace(/ch/g, "k"));
  const rough = withoutRepeats(sounds.replace(/[xgjd3]/g, (sound) => alike[sound] ?? sound));
  return rough.length > 2 ? rough.replace(/h$/, "") : rough;
}

function arabicConsonants(word: string): string {
  return Array.from(word, (letter) => arabicSounds[letter] ?? "").join("");
}

function latinConsonants(word: string): string {
  return word.replace(LATIN_SPELLING, (spelling) => latinSounds[spelling] ?? "");
}

function withoutRepeats(sounds: string): string {
  return sounds.replace(/(.)\1+/g, "$1");
}
