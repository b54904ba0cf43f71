import type { options } from "#content/en/options.ts";
import type { quote } from "#content/en/quote.ts";
import type { validation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";
import type { PackageCopy } from "../../ui/receipt/PackageLines.tsx";

export interface QuoteBuilderProps {
  locale: Locale;
  copy: {
    quote: Omit<typeof quote, "received">;
    options: typeof options;
    validation: typeof validation;
    package: PackageCopy;
  };
  phones: { sales: string; whatsapp: string };
  startsAs?: "compact" | "full";
  /** Where a full builder stands on the same page: the compact card leads there instead of unfolding. */
  fullViewAt?: string;
  /** The page with the full builder, for a visitor without JavaScript. */
  quotePage: string;
}
