import { expect, it } from "vitest";
import { quote as arabic } from "#content/ar/quote.ts";
import { quote as english } from "#content/en/quote.ts";
import { formatDirhams, formatNumber, pluralize } from "#domain/language/numbers.ts";

it("writes dirhams with Western digits and without a line break inside", () => {
  expect(formatDirhams(3499, "en")).toBe("AED\u00a03,499");
  expect(formatDirhams(3499, "ar")).toBe("3,499\u00a0درهم");
  expect(formatNumber(1234567)).toBe("1,234,567");
});

it.each([
  [0, "بلا فروع"],
  [1, "فرع واحد"],
  [2, "فرعان"],
  [3, "3 فروع"],
  [10, "10 فروع"],
  [11, "11 فرعاً"],
  [50, "50 فرعاً"],
  [100, "100 فرع"],
])("counts %i outlets in Arabic", (count, text) => {
  expect(pluralize(count, arabic.savings.outletCount, "ar")).toBe(text);
});

it.each([
  [0, "0 outlets"],
  [1, "1 outlet"],
  [2, "2 outlets"],
])("counts %i outlets in English", (count, text) => {
  expect(pluralize(count, english.savings.outletCount, "en")).toBe(text);
});
