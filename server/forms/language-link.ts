import { isLocale } from "#domain/language/locales.ts";
import { localizedUrl } from "#domain/language/localized-url.ts";
import { escapeHtml } from "./html.ts";

const languageLink = /(<a\b[^>]*\bdata-language-switch="(\w+)"[^>]*\bhref=")[^"]*/g;

/**
 * A built page whose language links lead to `target` (path and query, as asked for) in the other language: the page
 * cannot know the address it is sent for. Not parsed, since whoever asks for what is not there may ask often.
 */
export function withLanguageLink(html: string, target: string): string {
  return html.replace(languageLink, (link, start: string, language: string) =>
    isLocale(language) ? start + escapeHtml(localizedUrl(target, language)) : link,
  );
}
