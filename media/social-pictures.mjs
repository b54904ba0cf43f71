// node media/social-pictures.mjs [page ...]: the picture shown with a shared link, for each page and language, into
// public/social/{language}/{page}.png. Run it again when a title, the price card or the colours change.
import { mkdirSync, writeFileSync } from "node:fs";
import { home as arabicHome } from "#content/ar/home.ts";
import { layout as arabicLayout } from "#content/ar/layout.ts";
import { social as arabicSocial } from "#content/ar/social.ts";
import { home as englishHome } from "#content/en/home.ts";
import { layout as englishLayout } from "#content/en/layout.ts";
import { social as englishSocial } from "#content/en/social.ts";
import { locales } from "#domain/language/locales.ts";
import { pages } from "#domain/pages.ts";
import { withPhotographer } from "./browser/photograph.mjs";
import { palettePng } from "./png/palette-png.mjs";
import { socialPictureHtml } from "./social/picture.mjs";

const copies = {
  en: { home: englishHome, layout: englishLayout, social: englishSocial },
  ar: { home: arabicHome, layout: arabicLayout, social: arabicSocial },
};
const size = { width: 1200, height: 630 };
const wanted = process.argv.slice(2);

await withPhotographer(async (photograph) => {
  for (const { code, dir } of locales) {
    const { home, layout, social } = copies[code];
    mkdirSync(`public/social/${code}`, { recursive: true });
    for (const page of /** @type {(keyof typeof pages)[]} */ (Object.keys(pages))) {
      const name = pages[page] || "home";
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const title = social.titles[page];
      const html = socialPictureHtml({ lang: code, dir, brand: layout.brand, title, receipt: home.hero.priceCard });
      const picture = palettePng(await photograph(html, size));
      writeFileSync(`public/social/${code}/${name}.png`, picture);
      process.stdout.write(`public/social/${code}/${name}.png ${(picture.length / 1024).toFixed(1)} kB\n`);
    }
  }
});
