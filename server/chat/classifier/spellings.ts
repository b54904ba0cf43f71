import { randomNumbers } from "./random.ts";
import { transliterated } from "./transliteration.ts";
import type { Writing } from "./writing.ts";

/**
 * Nobody spells Arabic in Latin letters by rules: what the same sound is typed as, the most usual twice. Longer
 * spellings first, since a replaced one is not looked at again.
 */
const sameSounds: readonly (readonly [spelling: string, alike: string])[] = [
  ["sh", "sh sh sh ch"],
  ["ch", "ch ch k sh"],
  ["kh", "kh kh 5 x"],
  ["gh", "gh gh 8 g"],
  ["th", "th th dh t"],
  ["dh", "dh dh th d"],
  ["ee", "ee ee i e"],
  ["oo", "oo oo u o"],
  ["ou", "ou u oo o"],
  ["ai", "ai ai e ei"],
  ["ay", "ay ay ai ei"],
  ["2", "2 a"],
  ["3", "3 3 3 a"],
  ["5", "5 kh kh 7"],
  ["6", "6 t t"],
  ["7", "7 7 h"],
  ["8", "8 q g k"],
  ["9", "9 s s"],
  ["q", "q g 8 k"],
  ["g", "g g q"],
  ["k", "k k k k k ch"],
  ["j", "j j j y g"],
  ["a", "a a a a e"],
  ["e", "e e e i a"],
  ["i", "i i e"],
  ["o", "o o u"],
  ["u", "u u o"],
];
const spellings = new Map(sameSounds.map(([spelling, alike]) => [spelling, alike.split(" ")]));
const KNOWN = new RegExp(sameSounds.map(([spelling]) => spelling).join("|"), "g");

/** Shares of 1: a vowel between consonants is left out, a consonant before a vowel doubled. */
const DROPPED = 0.25;
const DOUBLED = 0.06;
const RESPELLED = 2;

export interface Spelling {
  text: string;
  writing: Writing;
}

/** A phrasing as others might type it; the same for the same text. */
export function spellingsOf({ text, writing }: Spelling): Spelling[] {
  if (writing !== "latin") return [{ text, writing }];
  const random = randomNumbers(text.length);
  const others = Array.from({ length: RESPELLED }, () => respelled(text.toLowerCase(), random));
  return [text, ...others].map((spelling) => ({ text: spelling, writing }));
}

/** An Arabic phrasing as it might be typed in Latin letters. */
export function inLatinLetters({ text }: Spelling): Spelling {
  const random = randomNumbers(text.length);
  return { text: respelled(transliterated(text, random), random), writing: "latin" };
}

function respelled(text: string, random: () => number): string {
  const pick = (spelling: string) => {
    const alike = spellings.get(spelling) ?? [spelling];
    return alike[Math.floor(random() * alike.length)] ?? spelling;
  };
  return text
    .replace(/(?<=[b-df-hj-np-tvxz2-9])[aeiou](?=[b-df-hj-np-tvxz2-9][a-z2-9])/g, (vowel) =>
      random() < DROPPED ? "" : vowel,
    )
    .replace(KNOWN, pick)
    .replace(/[bdfjlmnrst](?=[aeiou])/g, (letter) => (random() < DOUBLED ? letter + letter : letter));
}
