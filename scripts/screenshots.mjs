// npm run screenshots [-- --page home --lang ar --width 390 --reduced-motion --url http://127.0.0.1:3000]
import { parseArgs } from "node:util";
import { prepare } from "./setup/prepare.mjs";

await prepare();
const { chromium } = await import("@playwright/test");
const { localeCodes } = await import("#domain/language/locales.ts");
const { pages, pagePath } = await import("#domain/pages.ts");
const { chromiumFlags, findChromium } = await import("./find-chromium.mjs");
const { serveBuiltSite } = await import("./process/serve-built-site.mjs");

const { values: options } = parseArgs({
  options: {
    page: { type: "string", multiple: true },
    lang: { type: "string", multiple: true },
    width: { type: "string", multiple: true, default: ["390", "768", "1440"] },
    "reduced-motion": { type: "boolean", default: false },
    url: { type: "string" },
  },
});
const folder = "var/screenshots";
const allPages = [.../** @type {(keyof typeof pages)[]} */ (Object.keys(pages)), "not-found"];

const site = options.url ? { url: options.url, stop: async () => {} } : await serveBuiltSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  for (const width of options.width.map(Number)) {
    for (const lang of options.lang ?? localeCodes) {
      for (const page of options.page ?? allPages) await photograph(page, lang, width);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

/** @param {string} page @param {string} lang @param {number} width */
async function photograph(page, lang, width) {
  const path = page in pages ? pagePath(lang, /** @type {keyof typeof pages} */ (page)) : `/${lang}/no-such-page`;
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: options["reduced-motion"] ? "reduce" : "no-preference",
  });
  const tab = await context.newPage();
  const response = await tab.goto(new URL(path, site.url).href, { waitUntil: "load" });
  if (page in pages && !response?.ok()) console.error(`${path} answered ${response?.status()}`);
  await scrollThrough(tab);
  const file = `${folder}/${lang}-${page}-${width}.png`;
  await tab.screenshot({ path: file, fullPage: true });
  console.log(file);
  await context.close();
}

/** Lets what loads or appears near the viewport arrive before the picture is taken. @param {import("@playwright/test").Page} tab */
async function scrollThrough(tab) {
  await tab.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await tab.waitForTimeout(300);
}
