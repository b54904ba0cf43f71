import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, findChromium } from "../find-chromium.mjs";

/**
 * @typedef {"performance" | "accessibility" | "bestPractices" | "seo"} Score out of 100
 * @typedef {Score | "largestPaint" | "layoutShift" | "blockingTime" | "scriptBytes" | "totalBytes"} Measure
 * seconds, a share of the viewport, milliseconds, and kB (1,000 bytes) as transferred before any interaction
 */

/** Loads a page several times, each in a browser of its own, and takes the median of each measure. @param {string} url @param {number} runs */
export async function measure(url, runs) {
  /** @type {Record<Measure, number>[]} */
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce(url));
  const [first] = results;
  const measures = /** @type {Measure[]} */ (Object.keys(first ?? {}));
  return /** @type {Record<Measure, number>} */ (
    Object.fromEntries(measures.map((name) => [name, median(results.map((result) => result[name]))]))
  );
}

/** @param {string} url @returns {Promise<Record<Measure, number>>} */
async function measureOnce(url) {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: ["--headless", ...chromiumFlags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? "Lighthouse had no result");
    return readReport(result.lhr);
  } finally {
    chrome.kill();
  }
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
