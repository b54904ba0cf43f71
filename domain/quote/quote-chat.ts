import { fill } from "../language/fill.ts";
import type { Locale } from "../language/locales.ts";
import { formatDirhams, type PluralForms, pluralize } from "../language/numbers.ts";

export interface QuoteChatCopy {
  /** With {leadId}, {businessName}, {businessType}, {outlets} and {savings} to be filled in. */
  template: string;
  businessTypes: Readonly<Record<string, string>>;
  outletCount: PluralForms;
}

export interface QuoteInChat {
  leadId: string;
  businessName: string;
  businessType: string;
  numberOfOutlets: number;
  /** Whole dirhams over two years. */
  savings: number;
}

/** What the chat that continues a stored quote already says (spec 7, Outbound links). */
export function quoteChatText(quote: QuoteInChat, copy: QuoteChatCopy, locale: Locale): string {
  return fill(copy.template, {
    leadId: quote.leadId,
    businessName: quote.businessName,
    businessType: copy.businessTypes[quote.businessType] ?? quote.businessType,
    outlets: pluralize(quote.numberOfOutlets, copy.outletCount, locale),
    savings: formatDirhams(quote.savings, locale),
  });
}
