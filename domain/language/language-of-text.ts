import type { Locale } from "./locales.ts";

/**
 * The language that a text is read out in where the page's may be another one: Arabic as soon as it has an Arabic
 * letter, English with Latin ones alone, undefined with neither.
 */
export function languageOfText(text: string): Locale | undefined {
  if (/\p{Script=Arabic}/u.test(text)) return "ar";
  return /[a-z]/i.test(text) ? "en" : undefined;
}
