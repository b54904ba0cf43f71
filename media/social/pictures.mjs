import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { home as arabicHome } from "#content/ar/home.ts";
import { layout as arabicLayout } from "#content/ar/layout.ts";
import { social as arabicSocial } from "#content/ar/social.ts";
import { home as englishHome } from "#content/en/home.ts";
import { layout as englishLayout } from "#content/en/layout.ts";
import { social as englishSocial } from "#content/en/social.ts";
import { locales } from "#domain/language/locales.ts";
import { pages } from "#domain/pages.ts";
import { root } from "../../scripts/setup/root.mjs";
import { socialPictureHtml } from "./picture.mjs";

const copies = {
  en: { home: englishHome, layout: englishLayout, social: englishSocial },
  ar: { home: arabicHome, layout: arabicLayout, social: arabicSocial },
};

/** For each picture the fingerprint of what it was drawn from. */
export const recordFile = join(root, "media/social/drawn-from.json");

/**
 * @typedef {{ name: string, file: string, html: string, drawnFrom: string }} SocialPicture
 * name: language and page, as in en/home; html: a page of 1200 by 630 pixels; drawnFrom: its fingerprint
 * @returns {SocialPicture[]} one for each page and language, as content and design are now
 */
export function socialPictures() {
  return locales.flatMap(({ code, dir }) => {
    const { home, layout, social } = copies[code];
    return /** @type {(keyof typeof pages)[]} */ (Object.keys(pages)).map((page) => {
      const name = `${code}/${pages[page] || "home"}`;
      const content = {
        lang: code,
        dir,
        brand: layout.brand,
        title: social.titles[page],
        receipt: home.hero.priceCard,
      };
      const html = socialPictureHtml(content);
      return { name, file: join(root, `public/social/${name}.png`), html, drawnFrom: fingerprint(html) };
    });
  });
}

/** Those whose file is missing, or was drawn from another title, price or design. */
export function staleSocialPictures() {
  const drawn = drawnFrom();
  return socialPictures().filter((picture) => drawn[picture.name] !== picture.drawnFrom || !existsSync(picture.file));
}

/** @returns {Record<string, string>} */
export function drawnFrom() {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {};
}

/** @param {string} html */
function fingerprint(html) {
  return createHash("sha256").update(html).digest("base64url").slice(0, 22);
}
