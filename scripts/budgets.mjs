/**
 * What a page may cost on a phone: Lighthouse 13, mobile, simulated throttling, the median of three runs.
 * `atLeast` or `atMost`, inclusive; `only` limits a budget to some pages, `atMostOn` sets one for each page it names.
 * @typedef {{ label: string, atLeast?: number, atMost?: number, atMostOn?: Record<string, number>, digits?: number, only?: RegExp }} Budget
 * @type {Record<import("./lighthouse/measure.mjs").Measure, Budget>}
 */
export const budgets = {
  performance: { label: "performance", atLeast: 99 },
  accessibility: { label: "accessibility", atLeast: 100 },
  bestPractices: { label: "best practices", atLeast: 100 },
  seo: { label: "SEO", atLeast: 100 },
  largestPaint: { label: "LCP (s)", atMost: 1.2, digits: 2 },
  layoutShift: { label: "CLS", atMost: 0, digits: 3 },
  blockingTime: { label: "TBT (ms)", atMost: 50 },
  scriptBytes: { label: "script (kB)", atMost: 15, digits: 1, only: /^\/(en|ar)$/ },
  // Arabic letters cost 30 kB more: they come beside the Latin ones.
  totalBytes: { label: "total (kB)", digits: 1, atMostOn: { "/en": 100, "/ar": 130 } },
};

export const runsPerPage = 3;
export const defaultPages = ["/en", "/ar", "/en/products", "/ar/products"];
