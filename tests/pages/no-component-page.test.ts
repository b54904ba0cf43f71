import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { builtFile } from "./built-site.ts";

it("no component page is built: it exists while developing only", () => {
  expect(existsSync(new URL("../../dist/components.html", import.meta.url))).toBe(false);
  expect(builtFile("sitemap.xml")).not.toContain("components");
});
