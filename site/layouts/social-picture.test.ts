import { expect, it } from "vitest";
import { localeCodes } from "#domain/language/locales.ts";
import { type PageId, pagePath, pages } from "#domain/pages.ts";
import { socialPicture } from "./social-picture.ts";

const everyPage = localeCodes.flatMap((locale) =>
  (Object.keys(pages) as PageId[]).map((page) => [locale, page] as const),
);

it.each(everyPage)("%s: %s has a picture of its own, described in its language", (locale, page) => {
  const { src, alt } = socialPicture(locale, pagePath(locale, page));
  expect(src).toBe(`/social/${locale}/${pages[page] || "home"}.png`);
  expect(alt).not.toMatch(/[\u2066\u2069]/);
  expect(/[\u0600-\u06ff]/.test(alt)).toBe(locale === "ar");
});

it("falls back to the home page's", () => {
  expect(socialPicture("ar", "/ar/nothing")).toEqual(socialPicture("ar", "/ar"));
});
