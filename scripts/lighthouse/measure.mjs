import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, findChromium } from "../find-chromium.mjs";

/**
 * @typedef {"performance" | "accessibility" | "bestPractices" | "seo"} Score out of 100
 * @typedef {Score | "largestPaint" | "layoutShift" | "blockingTime" | "scriptBytes" | "totalBytes"} Measure
 * seconds, a share of the viewport, milliseconds, and kB (1,000 bytes) as transferred before any interaction
 */

/**
 * Loads a page several times, each in a browser of its own, and takes the median of each measure.
 * @param {string} url @param {number} runs
 * @returns {Promise<{ measured: Record<Measure, number>, complaints: string[] }>} complaints: what cost points but speed
 */
export async function measure(url, runs) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push((await load(url)) ?? (await load(url)));
  const complete = reports.filter((report) => report !== undefined);
  if (complete.length < runs) throw new Error(`Lighthouse could not load ${url}.`);
  const results = complete.map(readReport);
  const names = /** @type {Measure[]} */ (Object.keys(results[0] ?? {}));
  const medians = names.map((name) => [name, median(results.map((result) => result[name]))]);
  return { measured: Object.fromEntries(medians), complaints: [...new Set(complete.flatMap(complaintsOf))] };
}

/** @param {string} url @returns {Promise<import("lighthouse").Result | undefined>} undefined when the page's load was not recorded */
async function load(url) {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: ["--headless", ...chromiumFlags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
    if (result && !result.lhr.runtimeError) return result.lhr;
    console.error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    return undefined;
  } finally {
    chrome.kill();
  }
}

/** @param {import("lighthouse").Result} report */
function complaintsOf({ categories, audits }) {
  return ["accessibility", "best-practices", "seo"].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => `${audit}: ${describe(audits[audit]?.details)}`),
  );
}

/** @param {import("lighthouse").Result["audits"][string]["details"]} details */
function describe(details) {
  const items = details?.type === "table" ? details.items : [];
  return JSON.stringify(items[0] ?? "").slice(0, 300);
}

/** @param {import("lighthouse").Result} report @returns {Record<Measure, number>} */
function readReport({ categories, audits }) {
  /** @param {string} id */
  const score = (id) => Math.round((categories[id]?.score ?? 0) * 100);
  /** @param {string} id */
  const value = (id) => audits[id]?.numericValue ?? Number.NaN;
  const { details } = audits["network-requests"] ?? {};
  const requests = details?.type === "table" ? details.items : [];
  /** @param {typeof requests} sent */
  const kilobytes = (sent) => sent.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: value("largest-contentful-paint") / 1000,
    layoutShift: value("cumulative-layout-shift"),
    blockingTime: value("total-blocking-time"),
    scriptBytes: kilobytes(requests.filter(({ resourceType }) => resourceType === "Script")),
    totalBytes: kilobytes(requests),
  };
}

/** @param {number[]} numbers */
function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
