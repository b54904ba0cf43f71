import { defaultLocale, isLocale, type Locale } from "#domain/language/locales.ts";
import { movedPages, pages, personalPages } from "#domain/pages.ts";

export interface Redirect {
  status: 307 | 308;
  /** A path on this site, never another host. */
  location: string;
}

const knownPages = new Set<string>(Object.values(pages));
const personalNames = new Set<string>(Object.values(personalPages));
const moved: Readonly<Record<string, string>> = movedPages;
/** fr, fr-FR, zh_Hant: looks like a language, though it is none of ours. */
const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;
/** A bare word of three letters is rather a mistyped page than a language. */
const shortLanguageTag = /^[a-z]{2}(?:[-_][a-z0-9]{2,8})*$/i;

/**
 * Where a request for a page should go instead, in one hop: to its language, to the address without slashes too many,
 * to the page that took its place (product decisions 1 and 2). Undefined when the address is right as it is, or is
 * nothing we know. `target` is the request's path with its query, which is kept.
 */
export function languageRedirect(target: string): Redirect | undefined {
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  // Browsers read a backslash as a slash, so such a path could lead to another host.
  if (!path.startsWith("/") || path.includes("\\")) return undefined;
  const segments = path.split("/").filter(Boolean);
  if (segments.length === 0) return { status: 307, location: `/${defaultLocale}${query}` };
  const location = `/${(localized(segments) ?? segments).join("/")}`;
  return location === path ? undefined : { status: 308, location: location + query };
}

/** The segments of the right address of a page; undefined when no page is meant. */
function localized(segments: string[]): string[] | undefined {
  const [first = "", ...rest] = segments;
  const own = ownLanguage(first);
  if (own) return withPage(own, rest);
  return withPage(defaultLocale, segments) ?? foreign(first, rest);
}

/** en and ar, and other ways to write them: EN, ar-AE, en_GB. */
function ownLanguage(segment: string): Locale | undefined {
  const primary = segment.toLowerCase().split(/[-_]/)[0];
  return languageTag.test(segment) && isLocale(primary) ? primary : undefined;
}

function foreign(first: string, rest: string[]): string[] | undefined {
  const tag = rest.length === 0 ? shortLanguageTag : languageTag;
  return tag.test(first) ? withPage(defaultLocale, rest) : undefined;
}

/** A page by its name in capitals or not; a key is left as it is. */
function withPage(locale: Locale, [name = "", ...rest]: string[]): string[] | undefined {
  const page = name ? [name.toLowerCase(), ...rest] : [];
  const path = page.join("/");
  if (Object.hasOwn(moved, path)) return [locale, moved[path] ?? ""];
  return knownPages.has(path) || isPersonalPage(page) ? [locale, ...page] : undefined;
}

/** /trial-download/{trialId}, /pro-forma/{token}: with any key, since only the page itself knows the right ones. */
function isPersonalPage([name = "", ...keys]: readonly string[]): boolean {
  return keys.length === 1 && personalNames.has(name);
}
