import { describe, expect, it } from "vitest";
import { localizedUrl } from "#domain/language/localized-url.ts";
import { type PageId, pagePath, pages } from "#domain/pages.ts";
import { builtFile, type builtPages, indexedPages, languages } from "./built-site.ts";

const origin = "http://localhost:3000";
const content = (page: (typeof builtPages)[number], selector: string) =>
  page.document.querySelector(selector)?.getAttribute("content") ?? "";

it("has every page in both languages, and no other is shown to search engines", () => {
  const expected = languages.flatMap((locale) =>
    (Object.keys(pages) as PageId[]).map((page) => pagePath(locale, page)),
  );
  expect(indexedPages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

it.each(["title", "description"])("gives each page a %s of its own", (what) => {
  const values = indexedPages.map((page) =>
    what === "title" ? page.document.querySelector("title")?.text : content(page, 'meta[name="description"]'),
  );
  expect(values.filter((value) => !value)).toEqual([]);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

describe.each(indexedPages)("$path", (page) => {
  const { document, path, locale } = page;

  it("has one h1, one main, and no skipped heading", () => {
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelectorAll("main")).toHaveLength(1);
    const levels = document
      .querySelectorAll("main h1, main h2, main h3, main h4")
      .map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it("names its address and its other language, absolutely and in both directions", () => {
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(origin + path);
    const alternates = document
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
    expect(alternates).toEqual([
      ["en-AE", origin + localizedUrl(path, "en")],
      ["ar-AE", origin + localizedUrl(path, "ar")],
      ["x-default", origin + localizedUrl(path, "en")],
    ]);
  });

  it("has what social networks and maps read", () => {
    expect(content(page, 'meta[property="og:title"]')).toBe(document.querySelector("title")?.text);
    expect(content(page, 'meta[property="og:url"]')).toBe(origin + path);
    expect(content(page, 'meta[property="og:locale"]')).toBe(locale === "ar" ? "ar_AE" : "en_AE");
    expect(content(page, 'meta[property="og:locale:alternate"]')).toBe(locale === "ar" ? "en_AE" : "ar_AE");
    expect(content(page, 'meta[name="twitter:card"]')).toBe("summary_large_image");
    expect(content(page, 'meta[name="geo.region"]')).toBe("AE");
    expect(content(page, 'meta[name="geo.placename"]')).not.toBe("");
    expect(content(page, 'meta[name="keywords"]')).not.toBe("");
    const picture = new URL(content(page, 'meta[property="og:image"]')).pathname.slice(1);
    expect(builtFile(picture).length).toBeGreaterThan(1000);
  });

  it("has pictures with size and words, none from elsewhere", () => {
    const wanting = document
      .querySelectorAll("img")
      .filter(
        (img) => !img.getAttribute("width") || !img.getAttribute("height") || img.getAttribute("alt") === undefined,
      );
    expect(wanting.map(String)).toEqual([]);
    // A <template> is inert: the map in it waits for a click.
    expect(page.html.replace(/<template[\s\S]*?<\/template>/g, "")).not.toMatch(
      /<(?:img|script|link|iframe|source|video)[^>]+(?:src|href)="(?:https?:)?\/\/(?!localhost:3000)/,
    );
  });
});

it("lists exactly these pages in the sitemap, each with its alternates", () => {
  const sitemap = builtFile("sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(indexedPages.map(({ path }) => origin + path).sort());
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(indexedPages.length);
  expect(builtFile("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
