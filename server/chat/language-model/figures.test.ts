import { expect, test } from "vitest";
import { bringsNoFigures } from "./figures.ts";
import { withoutContactDetails } from "./without-contact-details.ts";

test.each([
  ["It is AED 3,499.", ["3499 dirhams"], true],
  ["السعر ٣٬٤٩٩ درهم", ["AED 3,499"], true],
  ["It is AED 3,400.", ["AED 3,499"], false],
  ["99.9% uptime", ["99.9%"], true],
  ["99.95% uptime", ["99.9%"], false],
  ["no figure at all", [], true],
])("%s, from %j: %j", (text, sources, expected) => {
  expect(bringsNoFigures(text, sources)).toBe(expected);
});

test.each([
  ["write to a.b+c@mail.example.ae please", "write to […] please"],
  ["call +971 50-765 4321 now", "call […] now"],
  ["اتصل ٠٥٠ ٧٦٥ ٤٣٢١", "اتصل […]"],
  ["I have 3 cafes, AED 3,499", "I have 3 cafes, AED 3,499"],
])("%s", (text, expected) => {
  expect(withoutContactDetails(text)).toBe(expected);
});
