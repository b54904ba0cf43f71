/** The one list of languages: label, direction and tags stand together, everything else derives from it. */
export const locales = [
  { code: "en", label: "English", shortLabel: "EN", dir: "ltr", tag: "en-AE", openGraph: "en_AE" },
  { code: "ar", label: "العربية", shortLabel: "AR", dir: "rtl", tag: "ar-AE", openGraph: "ar_AE" },
] as const;

export type LocaleEntry = (typeof locales)[number];
export type Locale = LocaleEntry["code"];

export const defaultLocale: Locale = "en";
export const localeCodes = locales.map((entry) => entry.code);

export function isLocale(value: unknown): value is Locale {
  return locales.some((entry) => entry.code === value);
}

/** The language that a stored text names; the default where it names none. */
export function localeOf(stored: string): Locale {
  return isLocale(stored) ? stored : defaultLocale;
}

export function localeEntry(code: Locale): LocaleEntry {
  return locales.find((entry) => entry.code === code) ?? locales[0];
}

export function otherLocale(code: Locale): Locale {
  return code === "en" ? "ar" : "en";
}

/** The language of a path is its first segment, in capitals or not; anything else falls back to English (spec 1, Language). */
export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1]?.toLowerCase();
  return isLocale(first) ? first : defaultLocale;
}
