// Layout follows the direction of the text: nothing under site/ may name a left or a right without saying why.
import { globSync, readFileSync } from "node:fs";
import { physicalUses } from "./physical-uses.ts";

const findings = globSync("site/**/*.{css,tsx,astro}").flatMap((path) =>
  physicalUses(path, readFileSync(path, "utf8")).map(({ line, found }) => `${path}:${line}  ${found}`),
);

if (findings.length > 0) {
  console.error(findings.join("\n"));
  console.error(
    "Use logical properties (start, end, inline), or say why on the same line or above: physical: <reason>",
  );
  process.exitCode = 1;
}
