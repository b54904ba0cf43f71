import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keepAssistantModel } from "../chat/keep-model.mjs";
import { runNode } from "../process/run.mjs";
import { root } from "../setup/root.mjs";
import { hashOfInputs } from "./inputs.mjs";
import { precompress } from "./precompress.mjs";
import { refreshSocialPictures } from "./social-pictures.mjs";

/** @typedef {{ origin: string, inputs: string }} BuildRecord what a build was made from */

const built = join(root, "dist");
const recordName = ".build.json";

/** What the present build was made from; undefined when there is none. @returns {BuildRecord | undefined} */
export function presentBuild() {
  try {
    return JSON.parse(readFileSync(join(built, recordName), "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Builds the site into dist/ when its sources or its origin changed. It is built aside and swapped in when whole, so
 * that a failed build leaves the present one in place and a starting server never sees half of one.
 * @param {string} origin
 * @param {{ force?: boolean }} [options]
 */
export async function buildSite(origin, { force = false } = {}) {
  if (!force && isFresh(origin)) return await keepAssistantModel(built);

  await refreshSocialPictures();
  const record = { origin, inputs: hashOfInputs() };
  const started = performance.now();
  console.log(`Building the site for ${origin} ...`);
  const aside = join(root, ".cache", `build-${process.pid}-${Date.now()}`);
  mkdirSync(aside, { recursive: true });
  process.once("exit", () => rmSync(aside, { recursive: true, force: true }));
  const { exitCode } = runNode(["node_modules/astro/bin/astro.mjs", "build", "--outDir", aside], {
    env: { ...process.env, PUBLIC_ORIGIN: origin, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
  });
  if ((await exitCode) !== 0) {
    console.error("The site could not be built; the previous build, if any, is left as it was.");
    process.exit(1);
  }
  await precompress(aside);
  writeFileSync(join(aside, recordName), JSON.stringify(record));
  await keepAssistantModel(aside);
  swapIn(aside);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** @param {string} origin */
function isFresh(origin) {
  const present = presentBuild();
  return present?.origin === origin && present.inputs === hashOfInputs();
}

/** Two renames; tried again when another process swaps at the same moment. @param {string} aside */
function swapIn(aside, attempts = 5) {
  const retired = `${aside}-retired`;
  try {
    if (existsSync(built)) renameSync(built, retired);
    renameSync(aside, built);
  } catch (error) {
    if (attempts === 1) throw error;
    swapIn(aside, attempts - 1);
  } finally {
    rmSync(retired, { recursive: true, force: true });
  }
}
