import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/root.mjs";

const folder = join(root, "reports");

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {string} name */
export const vitestReport = (name) => join(folder, `vitest-${name}.json`);
export const playwrightReport = join(folder, "playwright.json");

export function forgetResults() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}

/** The tests that really ran, from the reports their runners wrote. @returns {Count} */
export function countResults() {
  const counts = globSync(join(folder, "*.json")).map((path) => {
    const report = JSON.parse(readFileSync(path, "utf8"));
    return path === playwrightReport ? countPlaywright(report) : countVitest(report);
  });
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * A file that could not be loaded is one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Count}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
  };
}
