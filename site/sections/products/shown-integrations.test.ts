import { expect, test } from "vitest";
import { products as arabic } from "#content/ar/products.ts";
import { products as english } from "#content/en/products.ts";
import { cutText, DESCRIPTION_LIMIT, SHOWN_PER_CATEGORY, shownIntegrations } from "./shown-integrations.ts";

test("text within the limit stays as it is", () => {
  expect(cutText("a".repeat(40), 40)).toBe("a".repeat(40));
  expect(cutText("", 40)).toBe("");
});

test("longer text is cut at the limit, without a space before the ellipsis", () => {
  expect(cutText("a".repeat(41), 40)).toBe(`${"a".repeat(40)}…`);
  expect(cutText("one two three", 8)).toBe("one two…");
});

test("a letter keeps its vowel sign", () => {
  expect(cutText("مُحمّد", 1)).toBe("مُ…");
});

test("the first three of a category are shown, the list itself stays", () => {
  const items = ["one", "two", "three", "four"].map((name) => ({ name, description: `${name} ${"x".repeat(50)}` }));
  const shown = shownIntegrations(items);
  expect(shown.map(({ name }) => name)).toEqual(["one", "two", "three"]);
  expect(shown[0]?.description).toHaveLength(DESCRIPTION_LIMIT + 1);
  expect(items).toHaveLength(4);
});

test.each([english, arabic])("nothing of the copy has to be cut", ({ integrations }) => {
  for (const { items } of integrations.categories) {
    expect(items.length).toBeGreaterThanOrEqual(SHOWN_PER_CATEGORY);
    expect(shownIntegrations(items)).toEqual(items.slice(0, SHOWN_PER_CATEGORY));
  }
});
