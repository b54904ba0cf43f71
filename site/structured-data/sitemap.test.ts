import { expect, it } from "vitest";
import { localizedUrl } from "#domain/language/localized-url.ts";
import { pages } from "#domain/pages.ts";
import { sitemap } from "./sitemap.ts";

const entries = sitemap(new URL("https://www.example.ae")).split("<url>").slice(1);

it("lists every page once in each language", () => {
  const addresses = entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1]);
  expect(new Set(addresses).size).toBe(2 * Object.keys(pages).length);
  expect(addresses).toContain("https://www.example.ae/ar");
  expect(addresses).toContain("https://www.example.ae/en/trial-download");
});

it("names both languages and English as the default, itself included", () => {
  for (const entry of entries) {
    const { pathname } = new URL(/<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? "");
    const alternates = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, href]);
    const at = (locale: "en" | "ar") => `https://www.example.ae${localizedUrl(pathname, locale)}`;
    expect(alternates).toEqual([
      ["en-AE", at("en")],
      ["ar-AE", at("ar")],
      ["x-default", at("en")],
    ]);
  }
});
