/** What each Arabic letter is most often typed as; the long vowels are typed in several ways. */
const typedAs: Readonly<Record<string, string>> = {
  ا: "a",
  أ: "a",
  إ: "e",
  آ: "a",
  ى: "a",
  ة: "a",
  ؤ: "o",
  ئ: "e",
  ء: "",
  ب: "b",
  ت: "t",
  ث: "th",
  ج: "j",
  ح: "7",
  خ: "kh",
  د: "d",
  ذ: "th",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "sh",
  ص: "9",
  ض: "dh",
  ط: "6",
  ظ: "dh",
  ع: "3",
  غ: "gh",
  ف: "f",
  ق: "q",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  و: "oo",
  ي: "ee",
};
const atBeginning: Readonly<Record<string, string>> = { و: "w", ي: "y" };
const CONSONANT_FIRST = /^[^aeiou\W]/;
const CONSONANT_LAST = /[^aeiou\W]$/;
const SHORT_VOWELS = ["a", "e", "i"];
/** Share of 1: a vowel that Arabic does not write is typed between two consonants. */
const TYPED = 0.55;

/** Arabic as it may be typed in Latin letters; numbers and Latin words stay. `random` gives shares of 1. */
export function transliterated(text: string, random: () => number): string {
  return text
    .split(/\s+/)
    .map((word) => joinedWord(word, random))
    .join(" ");
}

/** "والسعر" is typed "w el s3r". */
function joinedWord(word: string, random: () => number): string {
  const [, and, at, article, rest] = /^(و(?=.{3}))?([بلف]?)(ال(?=.{2}))?(.*)$/u.exec(word) ?? [];
  const before = article ? `${typedAs[at ?? ""] ?? ""}el ` : "";
  return `${and ? "w " : ""}${before}${letters(article ? (rest ?? "") : `${at}${article ?? ""}${rest}`, random)}`;
}

function letters(word: string, random: () => number): string {
  let typed = "";
  for (const letter of word) {
    const next = (typed === "" && atBeginning[letter]) || (typedAs[letter] ?? letter);
    const meet = CONSONANT_LAST.test(typed) && CONSONANT_FIRST.test(next);
    if (meet && random() < TYPED) typed += SHORT_VOWELS[Math.floor(random() * SHORT_VOWELS.length)] ?? "";
    typed += next;
  }
  return typed;
}
