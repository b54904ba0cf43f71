// npm run lighthouse [-- --all] [-- /en/faq ...]: measures pages against scripts/budgets.mjs; fails when one is missed.
import { parseArgs } from "node:util";
import { prepare } from "./setup/prepare.mjs";

await prepare();
const { budgets, defaultPages, runsPerPage } = await import("./budgets.mjs");
const { measure } = await import("./lighthouse/measure.mjs");
const { serveBuiltSite } = await import("./process/serve-built-site.mjs");

/** @typedef {import("./lighthouse/measure.mjs").Measure} Measure */
/** @typedef {import("./budgets.mjs").Budget} Budget */

const { values, positionals } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true });
const columns = /** @type {[Measure, Budget][]} */ (Object.entries(budgets));
const missed = [];

const site = await serveBuiltSite();
try {
  const paths = values.all ? await sitemapPaths() : positionals.length > 0 ? positionals : defaultPages;
  console.log(["page".padEnd(28), ...columns.map(([, { label }]) => label)].join("  "));
  for (const path of paths) {
    const { measured, complaints } = await measure(site.url + path, runsPerPage);
    console.log([path.padEnd(28), ...columns.map(([name, budget]) => cell(path, measured[name], budget))].join("  "));
    for (const complaint of complaints) console.log(`  ${complaint}`);
    missed.push(
      ...columns.filter(([name, budget]) => isMissed(path, measured[name], budget)).map(([name]) => `${path} ${name}`),
    );
  }
} finally {
  await site.stop();
}
if (missed.length > 0) {
  console.error(`Over budget (marked !): ${missed.join(", ")}`);
  process.exitCode = 1;
}

/** @param {string} path @param {number} value @param {Budget} budget */
function cell(path, value, budget) {
  const text = value.toFixed(budget.digits ?? 0) + (isMissed(path, value, budget) ? "!" : "");
  return text.padStart(budget.label.length);
}

/** Compared as printed; a measure that is not a number is missed too. @param {string} path @param {number} value @param {Budget} budget */
function isMissed(path, value, budget) {
  const { atLeast = Number.NEGATIVE_INFINITY, digits, only } = budget;
  const atMost = budget.atMostOn?.[path] ?? budget.atMost ?? Number.POSITIVE_INFINITY;
  const printed = Number(value.toFixed(digits));
  return (only?.test(path) ?? true) && !(printed >= atLeast && printed <= atMost);
}

async function sitemapPaths() {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
