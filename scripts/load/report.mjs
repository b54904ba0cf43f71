import { percentile } from "./figures.mjs";

/** @typedef {{ name: string, value: string, wanted: string, met: boolean | undefined }} Line met: undefined where nothing was wanted */
/** @typedef {Awaited<ReturnType<typeof import("./mixed-load.mjs").mixedLoad>>} Mixed */

const LATENCY = 250;
const GROWTH = 0.1;
/** A generator that is later than this makes latencies of its own. */
const LATE = 50;

/** @param {Mixed} load @param {number} lost @returns {Line[]} */
export function mixedLines({ leads, pages, memory, memoryGrowth }, lost) {
  const p99 = percentile(leads.latencies, 0.99);
  const errors = count(leads.errors) + count(pages.errors);
  return [
    {
      name: "errors",
      value: `${errors}${listed("leads", leads.errors)}${listed("pages", pages.errors)}`,
      wanted: "0",
      met: errors === 0,
    },
    { name: "acknowledged leads not stored", value: String(lost), wanted: "0", met: lost === 0 },
    { name: "lead acknowledged, p50", value: ms(percentile(leads.latencies, 0.5)), wanted: "", met: undefined },
    { name: "lead acknowledged, p99", value: ms(p99), wanted: `< ${LATENCY} ms`, met: p99 < LATENCY },
    { name: "page, p50", value: ms(percentile(pages.latencies, 0.5)), wanted: "", met: undefined },
    { name: "page, p99", value: ms(percentile(pages.latencies, 0.99)), wanted: "", met: undefined },
    {
      name: `memory growth (to ${memory.toFixed(0)} MB)`,
      value: `${(memoryGrowth * 100).toFixed(1)} %`,
      wanted: `< ${GROWTH * 100} %`,
      met: memoryGrowth < GROWTH,
    },
  ];
}

/** Whether the figures above are the server's or the generator's. @param {Mixed} load @param {number} seconds */
export function generatorNote({ leads, pages, cpuSeconds, serverSeconds }, seconds) {
  const late = percentile([...leads.late, ...pages.late], 0.99);
  const used = `For these ${seconds} s the server computed ${serverSeconds} s, the generator ${cpuSeconds.toFixed(0)} s`;
  const note = `${used}; it sent ${ms(late)} late at p99`;
  return late > LATE
    ? `${note}: it, or the machine, was the limit; these latencies are worse than the server's.`
    : `${note}.`;
}

const ASKED_RATIO = 0.5;

/** @param {{ own: number, nginx: number }} throughput @returns {Line[]} */
export function throughputLines({ own, nginx }) {
  const ratio = own / nginx;
  return [
    { name: "pages a second", value: own.toFixed(0), wanted: "", met: undefined },
    { name: "nginx, same page", value: nginx.toFixed(0), wanted: "", met: undefined },
    { name: "ratio", value: ratio.toFixed(2), wanted: `≥ ${ASKED_RATIO}`, met: ratio >= ASKED_RATIO },
  ];
}

/** @param {Line[]} lines */
export function printLines(lines) {
  for (const { name, value, wanted, met } of lines) {
    const verdict = met === undefined ? "" : met ? "ok" : "MISSED";
    console.log(`${name.padEnd(34)}${value.padStart(14)}  ${wanted.padEnd(10)}  ${verdict}`.trimEnd());
  }
}

/** @param {number} milliseconds */
const ms = (milliseconds) => `${milliseconds.toFixed(1)} ms`;

/** @param {Record<string, number>} errors */
const count = (errors) => Object.values(errors).reduce((sum, number) => sum + number, 0);

/** @param {string} what @param {Record<string, number>} errors */
function listed(what, errors) {
  const names = Object.entries(errors).map(([reason, number]) => `${number} × ${reason}`);
  return names.length > 0 ? ` (${what}: ${names.join(", ")})` : "";
}
