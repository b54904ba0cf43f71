import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const AA = 4.5;
const AAA = 7;
/** Borders of fields, icons and marks of the focus (WCAG 1.4.11). */
const SHAPE = 3;

/** The letters and shapes of each ground, and what they need of it: body text AAA, other text AA. */
const pairs: Record<string, Record<string, number>> = {
  paper: { ink: AAA, text: AAA, muted: AAA, action: AA, "action-strong": AAA, danger: AA, control: SHAPE },
  sand: { ink: AAA, text: AAA, muted: AAA, action: AA, "action-strong": AAA, danger: AA, control: SHAPE },
  "sand-deep": { ink: AAA, action: AA },
  line: { ink: AAA },
  "action-soft": { ink: AAA, text: AAA, muted: AAA, action: AA, "action-strong": AAA },
  action: { "on-action": AA },
  "action-strong": { "on-action": AAA },
  ink: { "on-ink": AAA, "on-ink-muted": AAA, notice: AAA, "on-action": AAA },
  "ink-soft": { "on-ink": AAA, "on-ink-muted": AAA, notice: AAA },
  notice: { ink: AAA, text: AAA },
  "notice-soft": { ink: AAA, text: AAA, muted: AAA },
  "danger-soft": { danger: AA, ink: AAA },
};

const cases = Object.entries(pairs).flatMap(([ground, letters]) =>
  Object.entries(letters).map(([letter, least]) => ({ ground, letter, least })),
);

describe("the colours of the design", () => {
  it.each(cases)("$letter on $ground stand out at least $least times", ({ ground, letter, least }) => {
    expect(contrast(colour(letter), colour(ground))).toBeGreaterThanOrEqual(least);
  });

  it("are all tried against something, but for the lines between things and what is no colour", () => {
    const tried = new Set(cases.flatMap(({ ground, letter }) => [ground, letter]));
    const named = [...tokens.matchAll(/--color-([a-z-]+): #/g)].map(([, name]) => String(name));
    expect(named.filter((name) => !tried.has(name))).toEqual([]);
  });
});

type Rgb = [red: number, green: number, blue: number];

function colour(name: string): Rgb {
  const hex = tokens.match(new RegExp(`--color-${name}: #([0-9a-f]{6});`))?.[1];
  if (!hex) throw new Error(`There is no colour ${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

/** WCAG 2.2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
