import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BusinessType } from "./business-types.ts";
import { businessTypes } from "./business-types.ts";
import { MAX_OUTLETS } from "./outlets.ts";
import { estimateSavings, outletFactorHundredths } from "./savings.ts";

/** Worked out by exact fractions in another language, from the specification's text alone. */
const expected = readFileSync(new URL("./savings-expected.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [type, ...figures] = line.split(",");
    const [outlets = 0, year1 = 0, year2 = 0, total = 0, perOutlet = 0] = figures.map(Number);
    return { type: type as BusinessType, outlets, year1, year2, total, perOutlet };
  });

describe("the two-year saving", () => {
  it("is checked for every business type and 1 to 50 outlets", () => {
    expect(expected).toHaveLength(businessTypes.length * MAX_OUTLETS);
  });

  it.each(businessTypes)("equals the table for %s", (type) => {
    const rows = expected.filter((row) => row.type === type);
    const worked = rows.map(({ outlets }) => {
      const { monthlyEquivalent, ...figures } = estimateSavings(type, outlets);
      expect(monthlyEquivalent).toBe(146);
      return { type, outlets, ...figures };
    });
    expect(worked).toEqual(rows);
  });

  it("is 6,976 dirhams for one retail shop, by hand", () => {
    // Year 1: 12 × 299 + 999 + 500 − 3,499 = 1,588. Year 2: 12 × 299 + 12 × 150 = 5,388.
    expect(estimateSavings("retail", 1)).toMatchObject({ year1: 1588, year2: 5388, total: 6976, perOutlet: 6976 });
  });

  it.each([
    [1, 100],
    [2, 90],
    [3, 85],
    [6, 70],
    [7, 70],
    [50, 70],
  ])("takes a factor for %i outlets of %i hundredths", (outlets, factor) => {
    expect(outletFactorHundredths(outlets)).toBe(factor);
  });
});
