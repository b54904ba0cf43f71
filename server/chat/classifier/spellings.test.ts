import { expect, test } from "vitest";
import { skeleton } from "#domain/chat/skeleton.ts";
import { inLatinLetters, spellingsOf } from "./spellings.ts";
import { transliterated } from "./transliteration.ts";

test("the same phrasing is always spelled in the same ways", () => {
  const phrasing = { text: "kam se3er el baqa ma3 el tarkeeb", writing: "latin" } as const;
  const spellings = spellingsOf(phrasing);
  expect(spellings).toEqual(spellingsOf(phrasing));
  expect(spellings[0]).toEqual(phrasing);
  expect(new Set(spellings.map(({ text }) => text)).size).toBeGreaterThan(1);
});

test.each(["en", "ar"] as const)("%s is spelled in one way", (writing) => {
  expect(spellingsOf({ text: "price", writing })).toEqual([{ text: "price", writing }]);
});

test('Arabic is typed in Latin letters, its article and its "and" apart, its figures as they are', () => {
  const never = () => 1;
  expect(transliterated("كم السعر والضمان 12", never)).toBe("km el s3r w el dhman 12");
  expect(inLatinLetters({ text: "شو السعر", writing: "ar" }).text).not.toMatch(/[\u0600-\u06ff]/);
});

test("typed vowels change no consonant", () => {
  const always = () => 0;
  expect(skeleton(transliterated("تركيب", always))).toBe(skeleton("تركيب"));
});
