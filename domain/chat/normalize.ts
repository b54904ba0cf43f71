import { foldDigits } from "../language/digits.ts";
import { stripDirectionMarks } from "../language/plain-text.ts";

/** Letters that are typed for one another, each with the one that stands for all. */
const sameLetters: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ؤ: "و",
  ء: "",
  ک: "ك",
  گ: "ك",
  چ: "ك",
  پ: "ب",
  ڤ: "ف",
  ظ: "ض",
};

/** A digit with an apostrophe is the letter with a dot: "3'ali" for "غالي". */
const dottedDigits: Readonly<Record<string, string>> = { "3": "gh", "7": "kh", "6": "dh", "9": "dh" };

const VOWEL_SIGNS_AND_TATWEEL = /[\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;

/** "ماتركبون" is "ما تركبون". */
const JOINED_NOT = /(?<!\p{L})ما(?=[يت]\p{L}{3})/gu;

/**
 * A question as it is compared: without case, vowel signs, punctuation and lengthened letters, one form for letters
 * and digits that are typed for one another. Words are parted by single spaces.
 */
export function normalize(text: string): string {
  return foldDigits(stripDirectionMarks(text.normalize("NFKC")))
    .toLowerCase()
    .replace(VOWEL_SIGNS_AND_TATWEEL, "")
    .replace(/[أإآٱةىیئؤءکگچپڤظ]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/(\d)[,،٬](?=\d{3})/g, "$1")
    .replace(/(\d)[٫](?=\d)/g, "$1.")
    .replace(/([3679])['’`](?=[a-z])/g, (_, digit: string) => dottedDigits[digit] ?? digit)
    .replace(/['’`]/g, "")
    .replace(JOINED_NOT, "ما ")
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/\.(?!\d)|[^\p{L}\p{N}.]+/gu, " ")
    .trim()
    .replace(/ +/g, " ");
}
