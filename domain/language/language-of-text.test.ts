import { expect, test } from "vitest";
import { languageOfText } from "./language-of-text.ts";

test.each([
  ["How much is it?", "en"],
  ["كم السعر؟", "ar"],
  ["هل تقبلون Stripe؟", "ar"],
  ["3,499", undefined],
  ["👍", undefined],
])("%s is read out in %s", (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
