import type { Locale } from "#domain/language/locales.ts";
import { type PageId, pagePath } from "#domain/pages.ts";

/** Where the built site stands: absolute addresses, and names for things that stay the same on every page. */
export interface Site {
  locale: Locale;
  /** The public origin, such as https://www.example.ae. */
  origin: URL;
}

export const context = "https://schema.org";

export function absolute(path: string, { origin }: Site): string {
  return new URL(path, origin).href;
}

export function pageAddress(page: PageId, site: Site): string {
  return absolute(pagePath(site.locale, page), site);
}

/** One thing has one name in both languages; a page, which is written in one, has one for each. */
export const identifiers = {
  organization: (site: Site) => absolute("/#organization", site),
  localBusiness: (site: Site) => absolute("/#business", site),
  product: (site: Site) => absolute("/#package", site),
  offer: (site: Site) => absolute("/#offer", site),
  website: (site: Site) => `${pageAddress("home", site)}#website`,
  page: (page: PageId, site: Site) => `${pageAddress(page, site)}#page`,
  trail: (page: PageId, site: Site) => `${pageAddress(page, site)}#trail`,
};
