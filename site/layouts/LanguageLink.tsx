import { type Locale, localeEntry, otherLocale } from "#domain/language/locales.ts";
import { localizedUrl } from "#domain/language/localized-url.ts";

interface LanguageLinkProps {
  locale: Locale;
  path: string;
  className?: string;
}

/**
 * The other language's name is set in the system's own font: one word is no reason to fetch a script.
 * A plain link to the same page; the page's script adds query, hash and place (behaviour/language-switch.ts).
 */
export function LanguageLink({ locale, path, className = "" }: LanguageLinkProps) {
  const other = localeEntry(otherLocale(locale));
  return (
    <a
      className={`inline-flex min-h-11 items-center rounded-full border-2 border-line px-4 font-medium font-system text-[length:min(1rem,6.4vw)] hover:border-ink hover:bg-paper active:bg-sand-deep ${className}`}
      data-language-switch={other.code}
      href={localizedUrl(path, other.code)}
      hrefLang={other.tag}
      lang={other.code}
    >
      {other.label}
    </a>
  );
}
