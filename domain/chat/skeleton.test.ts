import { describe, expect, test } from "vitest";
import { normalize } from "./normalize.ts";
import { roughSkeleton, skeleton } from "./skeleton.ts";

describe("Arabic and its Latin spelling hold the same consonants", () => {
  test.each([
    ["سعر", "se3er", "s3r"],
    ["غالي", "ghali", "ghaly"],
    ["غالي", "3'ali", "ghaali"],
    ["ضمان", "dhaman", "daman"],
    ["كاش", "cash", "kash"],
    ["تخفيض", "ta5feedh", "takhfeed"],
  ])("%s, %s and %s", (...spellings) => {
    expect(new Set(spellings.map((word) => skeleton(normalize(word)))).size).toBe(1);
  });
});

test.each([
  ["بكم", "bcham", "bekam"],
  ["ضمان", "thaman", "dhamaan"],
  ["قهوة", "gahwa", "8ahwa"],
  ["عرض", "3ardh", "arth"],
])("%s is roughly what is heard in %s and %s", (...spellings) => {
  expect(new Set(spellings.map((word) => roughSkeleton(normalize(word)))).size).toBe(1);
});
