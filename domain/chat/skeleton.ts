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

/** How Latin letters and digits are used for the same sounds; the longer spellings first. */
const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, "c"],
  [/kh/g, "x"],
  [/gh/g, "g"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/7'|5/g, "x"],
  [/3'/g, "g"],
  [/7/g, "h"],
  [/6/g, "t"],
  [/9/g, "s"],
  [/8/g, "k"],
  [/2/g, ""],
  [/[qg]/g, "k"],
  [/v/g, "f"],
  [/p/g, "b"],
  [/[aeiouwy]/g, ""],
];

/**
 * The consonants of a normalised word, so that Arabic and its Latin spelling meet: "السعر" and "el se3er" both hold
 * "s3r". Empty for a word of vowels only.
 */
export function skeleton(word: string): string {
  const sounds = /[\u0600-\u06ff]/.test(word)
    ? Array.from(word, (letter) => arabicSounds[letter] ?? "").join("")
    : latinSounds.reduce((spelled, [spelling, sound]) => spelled.replace(spelling, sound), word);
  return sounds.replace(/(.)\1+/g, "$1");
}
