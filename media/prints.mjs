// node media/prints.mjs DIST FOLDER: what stands on the screens and papers of the product pictures, taken from the built
// site, so that a rendered till shows the till of the pages. Arabic ones are written mirrored too (see scenes.py).
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { home as arabic } from "#content/ar/home.ts";
import { home as english } from "#content/en/home.ts";
import { chromiumFlags, findChromium } from "../scripts/find-chromium.mjs";
import { customerScreen, kitchenScreen, screenStyles } from "./prints/screens.mjs";
import { sharp } from "./sharp.mjs";

const [dist = "dist", folder = "prints"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const types = /** @type {Record<string, string>} */ ({ html: "text/html", woff2: "font/woff2", js: "text/javascript" });

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const page = await browser.newPage({
  deviceScaleFactor: 2,
  reducedMotion: "reduce",
  viewport: { width: 1500, height: 1200 },
});
await page.route("**/*", async (route) => {
  const { pathname } = new URL(route.request().url());
  const file = pathname.includes(".") ? pathname : `${pathname}.html`;
  const contentType = types[file.split(".").at(-1) ?? ""] ?? "image/avif";
  await route.fulfill({ body: readFileSync(join(dist, file)), contentType }).catch(() => route.abort());
});

for (const [lang, home] of Object.entries({ en: english, ar: arabic })) {
  await take(lang, lang, "till", ".till-screen", ".till", 0, "1075px");
  await take(lang, lang, "tables", ".till-screen", ".till", 1, "1075px");
  const paper = `.receipt { block-size: ${(380 * 175) / 79.5}px; padding-block-start: 48px; background: #fff; filter: none }
    .receipt::after, .receipt a { display: none } body { background: #fff }`;
  await take(lang, lang, "receipt", ".receipt", ".receipt", 0, "380px", paper);
  const filled = `body > * { inline-size: 600px !important; block-size: 450px; border-radius: 0; padding: 28px; zoom: 1.7;
    border-block-start: 40px solid var(--color-ink); background: var(--color-paper) }`;
  for (const trade of ["retail", "pharmacies"]) {
    const sample = `#${trade} figure > div > div`;
    await take(lang, `${lang}/industries`, trade, "body > *", sample, 0, "600px", filled);
  }
  for (const [name, html] of Object.entries({
    kitchen: kitchenScreen(home.demos.tabs),
    customer: customerScreen(home.demos.tabs),
  })) {
    await page.goto(`http://site.local/${lang}`);
    await page.evaluate((markup) => document.body.setHTMLUnsafe(markup), html);
    await page.addStyleTag({ content: screenStyles });
    await keep(name, lang, "main");
  }
}
await browser.close();
await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } }).toFile(join(folder, "blank.png"));

// One thing alone on a page, at a width, photographed.
/**
 * @param {string} lang @param {string} path @param {string} name @param {string} shown @param {string} selector
 * @param {number} index @param {string} width
 */
async function take(lang, path, name, shown, selector, index, width, style = "") {
  await page.goto(`http://site.local/${path}`);
  await page.evaluate(
    ([chosen, place, size]) => {
      const thing = /** @type {HTMLElement} */ (document.querySelectorAll(String(chosen))[Number(place)]);
      document.body.replaceChildren(thing);
      document.body.style.inlineSize = thing.style.inlineSize = String(size);
    },
    [selector, index, width],
  );
  if (style) await page.addStyleTag({ content: style });
  await keep(name, lang, shown);
}

/** @param {string} name @param {string} lang @param {string} shown */
async function keep(name, lang, shown) {
  await page.evaluate(() => document.fonts.ready);
  const print = await page.locator(shown).first().screenshot();
  await sharp(print).toFile(join(folder, `${name}-${lang}.png`));
  if (lang === "ar")
    await sharp(print)
      .flop()
      .toFile(join(folder, `${name}-${lang}-mirrored.png`));
}
