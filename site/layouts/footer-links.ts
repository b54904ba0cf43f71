import { business } from "#content/business.ts";
import type { layout } from "#content/en/layout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";

export interface FooterGroup {
  title: string;
  links: { label: string; href: string }[];
}

/** Legal items without a page of their own lead to contact (spec 2, Navigation). */
export function footerGroups(
  { products, industries, support, legal }: (typeof layout)["footer"],
  locale: Locale,
): FooterGroup[] {
  const to = (page: Parameters<typeof pagePath>[1], hash = "") => pagePath(locale, page) + hash;
  return [
    group(products.title, products.items, {
      package: to("products"),
      terminals: to("products", "#terminal"),
      printers: to("products", "#printer"),
      drawers: to("products", "#drawer"),
      scanners: to("products", "#scanner"),
    }),
    group(industries.title, industries.items, {
      retail: to("industries", "#retail"),
      restaurants: to("industries", "#restaurants"),
      pharmacies: to("industries", "#pharmacies"),
      supermarkets: to("industries", "#supermarkets"),
      referral: to("referral"),
    }),
    group(support.title, support.items, {
      contact: to("contact"),
      faq: to("faq"),
      guide: to("trialDownload", "#installation"),
      hub: to("support"),
      blog: business.links.blog,
    }),
    group(legal.title, legal.items, {
      terms: to("terms"),
      privacy: to("privacy"),
      cookies: to("cookies"),
      licence: to("contact"),
    }),
  ];
}

function group<Key extends string>(
  title: string,
  labels: Record<Key, string>,
  addresses: Record<Key, string>,
): FooterGroup {
  const keys = Object.keys(addresses) as Key[];
  return { title, links: keys.map((key) => ({ label: labels[key], href: addresses[key] })) };
}
