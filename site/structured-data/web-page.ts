import { localeEntry } from "#domain/language/locales.ts";
import type { PageId } from "#domain/pages.ts";
import { identifiers, pageAddress, type Site } from "./identifiers.ts";

/** What every page says of itself, whatever kind of page it is. */
export function webPage(page: PageId, site: Site) {
  return {
    "@id": identifiers.page(page, site),
    url: pageAddress(page, site),
    inLanguage: localeEntry(site.locale).tag,
    isPartOf: { "@id": identifiers.website(site) },
    ...(page !== "home" && { breadcrumb: { "@id": identifiers.trail(page, site) } }),
  };
}
