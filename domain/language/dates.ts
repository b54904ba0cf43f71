import { type Locale, localeEntry } from "./locales.ts";

/** A date as 2026-11-21, as a sentence says it: "21 November 2026", "21 نوفمبر 2026". */
export function formatDay(date: string, locale: Locale): string {
  return format(date, locale, { dateStyle: "long" });
}

/** A month as 2026-11: "November 2026", "نوفمبر 2026". */
export function formatMonth(month: string, locale: Locale): string {
  return format(month, locale, { month: "long", year: "numeric" });
}

/** A date alone reads as midnight in UTC, so it is written in UTC too. */
function format(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const { tag } = localeEntry(locale);
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC", numberingSystem: "latn" }).format(new Date(date));
}
