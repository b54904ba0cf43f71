import { expect, test } from "vitest";
import { gistOf } from "./gist.ts";

test("what is short stays, spaces made single", () => {
  expect(gistOf("  How   much\nis it? ", 10)).toBe("How much is it?");
});

test("of what is long beginning and end are left", () => {
  expect(gistOf("a b c d e f g h", 4)).toBe("a b g h");
  expect(gistOf("a b c d e", 3)).toBe("a d e");
});

test("a word without end is cut", () => {
  expect(gistOf("x".repeat(1000), 3)).toHaveLength(24);
});
