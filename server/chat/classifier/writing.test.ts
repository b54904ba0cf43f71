import { expect, test } from "vitest";
import { hasDigitsForLetters } from "./writing.ts";

test.each(["3ndi cafe", "se3r", "mata tft7oon", "ma63am", "3njad", "3ugub", "el bee3"])(
  "%s has digits for letters",
  (text) => {
    expect(hasDigitsForLetters(text)).toBe(true);
  },
);

test.each([
  "3 cafes",
  "3cafes",
  "80mm",
  "2nd printer",
  "5gb",
  "b2b",
  "9am",
  "mp3",
  "24/7",
  "win10",
  "J1900",
  "8kg",
  "3am",
  "3 items",
  "5inch",
])("%s has none", (text) => {
  expect(hasDigitsForLetters(text)).toBe(false);
});
