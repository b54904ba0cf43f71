import { type Locale, localeEntry } from "./locales.ts";

const NO_BREAK_SPACE = "\u00a0";
const grouped = new Intl.NumberFormat("en-AE", { maximumFractionDigits: 0, numberingSystem: "latn" });

/** Western digits in both languages, as UAE commerce prints them (product decision 19). */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** Whole dirhams: "AED 3,499" and "3,499 درهم", never broken over two lines. */
export function formatDirhams(amount: number, locale: Locale): string {
  const figure = formatNumber(amount);
  return locale === "ar" ? `${figure}${NO_BREAK_SPACE}درهم` : `AED${NO_BREAK_SPACE}${figure}`;
}

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the plural form of the language (Arabic has six) and puts the number in place of {n}. */
export function pluralize(count: number, forms: PluralForms, locale: Locale): string {
  const rule = new Intl.PluralRules(localeEntry(locale).tag).select(count);
  return (forms[rule] ?? forms.other).replaceAll("{n}", formatNumber(count));
}
