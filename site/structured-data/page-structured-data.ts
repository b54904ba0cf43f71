import type { Locale } from "#domain/language/locales.ts";
import type { PageId } from "#domain/pages.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { faqPage } from "./faq-page.ts";
import { context, type Site } from "./identifiers.ts";
import { localBusiness } from "./local-business.ts";
import { organization } from "./organization.ts";
import { product } from "./product.ts";
import { webPage } from "./web-page.ts";
import { website } from "./website.ts";

const withProduct: PageId[] = ["home", "products"];
/** Pages on which the office's address can be read. */
const withStreet: PageId[] = ["about", "contact", "privacy", "terms"];
/** Pages on which the times of opening can be read. */
const withHours: PageId[] = ["home", "contact", "faq", "support"];
const kinds: Partial<Record<PageId, string>> = { about: "AboutPage", contact: "ContactPage" };

/** Everything a page tells search engines (spec 7); `origin` is Astro.site. */
export function pageStructuredData(page: PageId, locale: Locale, origin: URL | undefined): object[] {
  if (!origin) throw new Error("Structured data needs absolute addresses: set `site` in astro.config.mjs");
  const site: Site = { locale, origin };
  return [
    organization(site),
    localBusiness(site, { withStreet: withStreet.includes(page), withHours: withHours.includes(page) }),
    website(site),
    page === "faq" ? faqPage(site) : { "@context": context, "@type": kinds[page] ?? "WebPage", ...webPage(page, site) },
    ...(page === "home" ? [] : [breadcrumbs(page, site)]),
    ...(withProduct.includes(page) ? [product(site)] : []),
  ];
}
