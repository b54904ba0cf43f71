import { pageNames as arabic } from "#content/ar/page-names.ts";
import { pageNames as english } from "#content/en/page-names.ts";
import type { PageId } from "#domain/pages.ts";
import { trailTo } from "../layouts/trail.ts";
import { context, identifiers, pageAddress, type Site } from "./identifiers.ts";

export function breadcrumbs(page: PageId, site: Site) {
  const { names } = site.locale === "ar" ? arabic : english;
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    "@id": identifiers.trail(page, site),
    itemListElement: trailTo(page).map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: names[step],
      item: pageAddress(step, site),
    })),
  };
}
