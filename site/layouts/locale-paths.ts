import { type Locale, localeCodes } from "#domain/language/locales.ts";

/** Every page exists once for each language. */
export function localePaths(): { params: { lang: Locale }; props: { locale: Locale } }[] {
  return localeCodes.map((locale) => ({ params: { lang: locale }, props: { locale } }));
}
