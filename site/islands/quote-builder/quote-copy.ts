import { home as arabicHome } from "#content/ar/home.ts";
import { options as arabicOptions } from "#content/ar/options.ts";
import { quote as arabicQuote } from "#content/ar/quote.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { business } from "#content/business.ts";
import { home as englishHome } from "#content/en/home.ts";
import { options as englishOptions } from "#content/en/options.ts";
import { quote as englishQuote } from "#content/en/quote.ts";
import { validation as englishValidation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";
import type { QuoteBuilderProps } from "./props.ts";

/** The island's props for one language; called while pages are built, so that no page ships two languages. */
export function quoteBuilderProps(locale: Locale): Pick<QuoteBuilderProps, "locale" | "copy" | "phones"> {
  const copy =
    locale === "ar"
      ? { home: arabicHome, quote: arabicQuote, options: arabicOptions, validation: arabicValidation }
      : { home: englishHome, quote: englishQuote, options: englishOptions, validation: englishValidation };
  const { received: _received, ...quote } = copy.quote;
  const { title, lines } = copy.home.hero.priceCard;
  const { options, validation } = copy;
  const { sales, whatsapp } = business.phones;
  return { locale, copy: { quote, options, validation, package: { title, lines } }, phones: { sales, whatsapp } };
}
