import { expect, test } from "vitest";
import { languageRedirect } from "./language-redirects.ts";

test.each([
  ["/", 307, "/en"],
  ["/?utm_source=whatsapp&x=1", 307, "/en?utm_source=whatsapp&x=1"],
  ["//", 307, "/en"],

  ["/about", 308, "/en/about"],
  ["/about?ref=1", 308, "/en/about?ref=1"],
  ["/about/", 308, "/en/about"],
  ["/products?next=//evil.com", 308, "/en/products?next=//evil.com"],
  ["/trial-download/T123", 308, "/en/trial-download/T123"],

  ["/fr", 308, "/en"],
  ["/fr/", 308, "/en"],
  ["/fr/about", 308, "/en/about"],
  ["/fr-FR/about/?x=1", 308, "/en/about?x=1"],
  ["/zh_Hant/faq", 308, "/en/faq"],
  ["/EN", 308, "/en"],
  ["/EN/about", 308, "/en/about"],
  ["/Ar", 308, "/ar"],
  ["/AR/products", 308, "/ar/products"],
  ["/ar-AE/products", 308, "/ar/products"],
  ["/en-US", 308, "/en"],

  ["/en/About", 308, "/en/about"],
  ["/ar/FAQ?x=1", 308, "/ar/faq?x=1"],
  ["/About", 308, "/en/about"],
  ["/ar/Trial", 308, "/ar/trial-download"],
  ["/en/Trial-Download/AbC", 308, "/en/trial-download/AbC"],

  ["/en/", 308, "/en"],
  ["/ar/about/", 308, "/ar/about"],
  ["/ar//about", 308, "/ar/about"],
  ["//en/about", 308, "/en/about"],
  ["/en/nothing/", 308, "/en/nothing"],
  ["/nothing/", 308, "/nothing"],

  ["/trial", 308, "/en/trial-download"],
  ["/trial-signup?from=bar", 308, "/en/trial-download?from=bar"],
  ["/ar/trial", 308, "/ar/trial-download"],
  ["/ar/trial-signup/", 308, "/ar/trial-download"],
  ["/fr/trial", 308, "/en/trial-download"],
  ["/AR/trial-signup", 308, "/ar/trial-download"],
])("%s goes by %i to %s", (target, status, location) => {
  expect(languageRedirect(target)).toEqual({ status, location });
});

test.each([
  "/en",
  "/ar",
  "/en/about",
  "/ar/products?x=1",
  "/en/trial-download/T123",
  "/en/nothing",
  "/nothing",
  "/abc",
  "/fr/nothing",
  "/nothing/about",
  "/EN/nothing",
  "/en/Nothing",
  "/en/trial/T123",
  "/en/trial-download/T123/more",
  "/_astro/app.js",
  "/robots.txt",
  "/constructor",
  "/en/__proto__",
  "*",
  "http://example.ae/about",
])("%s stays", (target) => {
  expect(languageRedirect(target)).toBeUndefined();
});

test.each([
  "//evil.com",
  "//evil.com/",
  "///evil.com//",
  "/\\evil.com/",
  "/\\/evil.com/",
  "//evil.com/about/",
  "/..//evil.com/",
  "/%5Cevil.com/",
  "/fr//evil.com/",
])("%s never leads to another host", (target) => {
  const location = languageRedirect(target)?.location ?? "/";
  expect(new URL(location, "https://www.example.ae").host).toBe("www.example.ae");
});

test.each(["/", "/about/", "/fr/trial", "/Ar//", "/EN/about", "/trial-signup/", "//en//about//"])(
  "%s needs one hop only",
  (target) => {
    const location = languageRedirect(target)?.location ?? "";
    expect(languageRedirect(location)).toBeUndefined();
  },
);
