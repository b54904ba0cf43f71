import { expect, it } from "vitest";
import { code39 } from "./code39.ts";

it("frames the text with start and stop signs, five bars a symbol", () => {
  const { bars, width } = code39("A1");
  expect(bars).toHaveLength(4 * 5);
  // Three wide and six narrow elements a symbol, and a gap between two symbols.
  expect(width).toBe(4 * (3 * 3 + 6) + 3);
});

it("leaves out what the code has no sign for", () => {
  expect(code39("q7k3-m9xq")).toEqual(code39("Q7K3-M9XQ"));
  expect(code39("درهم")).toEqual(code39(""));
});
