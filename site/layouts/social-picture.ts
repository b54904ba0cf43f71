import { existsSync } from "node:fs";
import { join } from "node:path";
import { social as arabic } from "#content/ar/social.ts";
import { social as english } from "#content/en/social.ts";
import type { Locale } from "#domain/language/locales.ts";
import { type PageId, pagePath, pages } from "#domain/pages.ts";

/** The build runs in the project's folder; pictures are made by media/social-pictures.mjs. */
const folder = "public";

/** The picture that goes with a shared link to a path; the home page's where the page has none of its own. */
export function socialPicture(locale: Locale, path: string): { src: string; alt: string } {
  const { pictureAlt } = locale === "ar" ? arabic : english;
  const page = (Object.keys(pages) as PageId[]).find((id) => pagePath(locale, id) === path && hasPicture(locale, id));
  return { src: address(locale, page ?? "home"), alt: pictureAlt(page ?? "home") };
}

function address(locale: Locale, page: PageId): string {
  return `/social/${locale}/${pages[page] || "home"}.png`;
}

function hasPicture(locale: Locale, page: PageId): boolean {
  return existsSync(join(folder, address(locale, page)));
}
