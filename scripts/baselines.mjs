// npm run baselines [-- -g quote]: renews the pictures that tests/visual compares with, where a screen has changed.
import { prepare } from "./setup/prepare.mjs";

await prepare();
const { globSync, readFileSync, writeFileSync } = await import("node:fs");
const { palettePng } = await import("../media/png/palette-png.mjs");
const { buildSite } = await import("./building/build-site.mjs");
const { runNode } = await import("./process/run.mjs");
const { readEnv } = await import("#server/env.ts");

const PALETTE = 3;

await buildSite(readEnv({}).publicOrigin);
const playwright = ["node_modules/@playwright/test/cli.js", "test", "--project=visual", "--update-snapshots=changed"];
process.exitCode = await runNode([...playwright, ...process.argv.slice(2)]).exitCode;

for (const path of globSync("tests/visual/baselines/*.png")) {
  const picture = readFileSync(path);
  const colourType = picture[25];
  if (colourType !== PALETTE) writeFileSync(path, palettePng(picture));
}
