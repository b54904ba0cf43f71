import { business } from "#content/business.ts";
import { localeEntry } from "#domain/language/locales.ts";
import { context, identifiers, pageAddress, type Site } from "./identifiers.ts";

export function website(site: Site) {
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": identifiers.website(site),
    name: business.brand[site.locale],
    url: pageAddress("home", site),
    inLanguage: localeEntry(site.locale).tag,
    publisher: { "@id": identifiers.organization(site) },
  };
}
