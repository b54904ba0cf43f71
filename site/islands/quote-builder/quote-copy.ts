import { options as arabicOptions } from "#content/ar/options.ts";
import { quote as arabicQuote } from "#content/ar/quote.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { business } from "#content/business.ts";
import { options as englishOptions } from "#content/en/options.ts";
import { quote as englishQuote } from "#content/en/quote.ts";
import { validation as englishValidation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";
import type { QuoteBuilderProps } from "./props.ts";

/** The island's props for one language; called while pages are built, so that no page ships two languages. */
export function quoteBuilderProps(locale: Locale): Pick<QuoteBuilderProps, "locale" | "copy" | "phones"> {
  const copy =
    locale === "ar"
      ? { quote: arabicQuote, options: arabicOptions, validation: arabicValidation }
      : { quote: englishQuote, options: englishOptions, validation: englishValidation };
  const { received: _received, ...quote } = copy.quote;
  const { sales, whatsapp } = business.phones;
  return { locale, copy: { ...copy, quote }, phones: { sales, whatsapp } };
}
