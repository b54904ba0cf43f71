import { defaultLocale, localeCodes, locales } from "#domain/language/locales.ts";
import { type PageId, pagePath, pages } from "#domain/pages.ts";

/** Every page in every language, each with all its languages: the same set as the alternates of the page's head. */
export function sitemap(origin: URL): string {
  const address = (locale: string, page: PageId) => new URL(pagePath(locale, page), origin).href;
  const alternate = (tag: string, href: string) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
  const entries = (Object.keys(pages) as PageId[]).flatMap((page) => {
    const alternates = [
      ...locales.map(({ code, tag }) => alternate(tag, address(code, page))),
      alternate("x-default", address(defaultLocale, page)),
    ];
    return localeCodes.map((locale) =>
      ["  <url>", `    <loc>${address(locale, page)}</loc>`, ...alternates, "  </url>"].join("\n"),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
