import { expect, it } from "vitest";
import { localizedUrl } from "./localized-url.ts";

it.each([
  ["/en", "ar", "/ar"],
  ["/en/products", "ar", "/ar/products"],
  ["/ar/products?a=1&b=2#quote", "en", "/en/products?a=1&b=2#quote"],
  ["/en#quote", "ar", "/ar#quote"],
  ["/products", "ar", "/ar/products"],
  ["/", "en", "/en"],
  ["/fr/about", "ar", "/ar/fr/about"],
  ["/en/trial-download/42", "ar", "/ar/trial-download/42"],
  ["/english/about", "ar", "/ar/english/about"],
  ["/en?next=/en/about", "ar", "/ar?next=/en/about"],
] as const)("leads from %s in %s to %s", (path, locale, address) => {
  expect(localizedUrl(path, locale)).toBe(address);
});
