import { home as arabicHome } from "#content/ar/home.ts";
import { layout as arabicLayout } from "#content/ar/layout.ts";
import { options as arabicOptions } from "#content/ar/options.ts";
import { quote as arabicQuote } from "#content/ar/quote.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { home as englishHome } from "#content/en/home.ts";
import { layout as englishLayout } from "#content/en/layout.ts";
import { options as englishOptions } from "#content/en/options.ts";
import { quote as englishQuote } from "#content/en/quote.ts";
import { validation as englishValidation } from "#content/en/validation.ts";

/** What a visitor reads on the way to a quote, so that a journey in one language cannot pass in the other. */
export const copyOf = {
  en: {
    home: englishHome,
    layout: englishLayout,
    quote: englishQuote,
    options: englishOptions,
    validation: englishValidation,
  },
  ar: {
    home: arabicHome,
    layout: arabicLayout,
    quote: arabicQuote,
    options: arabicOptions,
    validation: arabicValidation,
  },
} as const;
