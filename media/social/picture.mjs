import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textRuns } from "#domain/language/isolate.ts";
import { root } from "../../scripts/setup/root.mjs";
import { styles } from "./styles.mjs";

const logo = readFileSync(join(root, "public/favicon.svg"), "utf8");

/** The longer the title, the smaller its letters: [at most characters, pixels]. */
const sizes = [
  [18, 92],
  [30, 78],
  [44, 66],
  [Number.POSITIVE_INFINITY, 58],
];

/**
 * @typedef {{ item: string, amount: string }} Line
 * @typedef {{ title: string, lines: readonly Line[], total: { label: string, amount: string }, thanks: string }} Receipt
 * @param {{ lang: string, dir: string, brand: string, title: string, receipt: Receipt }} content
 * @returns {string} a page of 1200 by 630 pixels
 */
export function socialPictureHtml({ lang, dir, brand, title, receipt }) {
  const [, size] = sizes.find(([length = 0]) => title.length <= length) ?? [];
  const lines = receipt.lines.map(({ item, amount }) => row("receipt-line", item, amount)).join("");
  return `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><style>${styles}</style>
    <div class="words">
      <p class="brand">${logo}${text(brand)}</p>
      <h1 style="font-size:${size}px">${text(title)}</h1>
      <div class="rule"></div>
    </div>
    <div class="printer-slot"><div class="printer-slot-mouth"></div><div class="printer-slot-paper">
      <div class="receipt"><h2>${text(receipt.title)}</h2><hr class="receipt-rule">
        <div lang="${lang}">${lines}${row("total", receipt.total.label, receipt.total.amount)}
        <p class="thanks">${text(receipt.thanks)}</p></div>
      </div></div></div>`;
}

/** @param {string} kind @param {string} label @param {string} value */
function row(kind, label, value) {
  return `<div class="${kind}"><span>${text(label)}</span><span>${text(value)}</span></div>`;
}

/** Copy as HTML, its isolated parts held left to right. @param {string} copy */
function text(copy) {
  return textRuns(copy)
    .map((run) => {
      const escaped = run.text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      return run.isolated ? `<bdi dir="ltr">${escaped}</bdi>` : escaped;
    })
    .join("");
}
