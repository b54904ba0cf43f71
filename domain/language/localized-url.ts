import { isLocale, type Locale } from "./locales.ts";

/**
 * Puts a path into a language: replaces the language segment or adds it, and keeps query and hash.
 * Works on paths ("/en/products?x=1#quote") and never on absolute addresses.
 */
export function localizedUrl(path: string, locale: Locale): string {
  const [, pathname = "", suffix = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const segments = pathname.split("/").filter(Boolean);
  if (isLocale(segments[0])) segments.shift();
  return `/${[locale, ...segments].join("/")}${suffix}`;
}
