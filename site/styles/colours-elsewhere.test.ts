import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const hexes = (path: string) => readFileSync(new URL(path, root), "utf8").match(/#[0-9a-f]{6}\b/g) ?? [];
const tokens = new Set(hexes("site/styles/tokens.css"));

/** Where no custom property reaches: mail programs, Stripe's frame, the browser's own bar, a picture's strokes. */
const places = [
  "server/delivery/email/email-look.ts",
  "site/islands/checkout/card/stripe-library.ts",
  "site/layouts/theme-color.ts",
  "site/ui/Logo.tsx",
];

describe("colours written out", () => {
  it.each(places)("%s uses those of the tokens", (path) => {
    const written = hexes(path);
    expect(written).not.toEqual([]);
    expect(written.filter((hex) => !tokens.has(hex))).toEqual([]);
  });
});
