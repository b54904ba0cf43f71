import type { Locale } from "./language/locales.ts";

/** The only origins that a frame may show, each after a click; the content security policy names the same ones. */
export const embedHosts = ["https://www.google.com"] as const;

/** The map's address with its labels in the page's language: `hl` is how the map service is told. */
export function mapInLanguage(address: string, locale: Locale): string {
  const map = new URL(address);
  map.searchParams.set("hl", locale);
  return map.href;
}
