import { buildSite } from "../building/build-site.mjs";
import { findChromium } from "../find-chromium.mjs";
import { findPostgres } from "../find-postgres.mjs";
import { runNode } from "../process/run.mjs";
import { vitestReport } from "./count-results.mjs";

/**
 * Runs tools of node_modules one after the other, as long as each succeeds.
 * @param {...string[]} commands
 * @returns {() => Promise<boolean>}
 */
function tools(...commands) {
  return async () => {
    for (const [tool = "", ...args] of commands) {
      const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
      if ((await runNode([tool, ...args], { env }).exitCode) !== 0) return false;
    }
    return true;
  };
}

/** @param {string} report @param {...string} projects */
function vitest(report, ...projects) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport(report)}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  return tools(["node_modules/vitest/vitest.mjs", "run", ...chosen, ...reporters]);
}

/** The same site whoever runs the tests: the settings of this terminal do not count. */
async function build() {
  const { readEnv } = await import("#server/env.ts");
  await buildSite(readEnv({}).publicOrigin);
  return true;
}

/** Everything `npm test` does, in order, the cheapest first. @type {Record<string, () => Promise<boolean>>} */
export const stages = {
  machine: async () => Boolean(findChromium() && findPostgres()),
  lint: tools(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."], ["lint/logical-only.ts"]),
  types: tools(["node_modules/astro/bin/astro.mjs", "check"], ["node_modules/typescript/bin/tsc", "-p", "."]),
  unused: tools(["node_modules/knip/bin/knip.js", "--no-progress"]),
  unit: vitest("unit", "unit", "api"),
  build,
  pages: vitest("pages", "pages"),
  journeys: tools(["node_modules/@playwright/test/cli.js", "test"]),
  faults: vitest("faults", "faults"),
  fuzz: vitest("fuzz", "fuzz"),
};
