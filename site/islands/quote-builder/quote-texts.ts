import type { Emirate } from "#domain/contact/emirates.ts";
import { shownNumber } from "#domain/contact/shown-number.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { fill } from "#domain/language/fill.ts";
import { formatDirhams, pluralize } from "#domain/language/numbers.ts";
import type { BusinessType } from "#domain/quote/business-types.ts";
import { readOutlets } from "#domain/quote/outlets.ts";
import { quoteChatText } from "#domain/quote/quote-chat.ts";
import { competitorCosts, estimateSavings, PACKAGE_PRICE } from "#domain/quote/savings.ts";
import type { QuoteBuilderProps } from "./props.ts";
import type { QuoteValues } from "./quote-values.ts";
import type { SentQuote } from "./send-quote.ts";

type Context = Pick<QuoteBuilderProps, "copy" | "locale" | "phones">;

export function outletCount(outlets: number, { copy, locale }: Context): string {
  return pluralize(outlets, copy.quote.savings.outletCount, locale);
}

/** The chat that continues a stored quote. */
export function sentQuoteChat({ leadId, request, savings }: SentQuote, { copy, locale, phones }: Context): string {
  const text = quoteChatText(
    { ...request, leadId, savings: savings.total },
    {
      template: copy.quote.whatsappText,
      businessTypes: copy.options.businessTypes,
      outletCount: copy.quote.savings.outletCount,
    },
    locale,
  );
  return whatsappLink(phones.whatsapp, text);
}

/** The chat that carries the quote itself, for when the server cannot be reached. */
export function unsentQuoteChat(values: QuoteValues, context: Context): string {
  const { copy, locale, phones } = context;
  const type = values.businessType as BusinessType;
  const outlets = readOutlets(values.numberOfOutlets);
  return whatsappLink(
    phones.whatsapp,
    fill(copy.quote.whatsappFallbackText, {
      businessName: values.businessName,
      contactPerson: values.contactPerson,
      phone: shownNumber(values.phone),
      email: values.email,
      emirate: copy.options.emirates[values.emirate as Emirate],
      notes: values.notes || "-",
      businessType: copy.options.businessTypes[type],
      outlets: outletCount(outlets, context),
      savings: formatDirhams(estimateSavings(type, outlets).total, locale),
    }),
  );
}

export function workings({ copy, locale }: Context): string {
  const amount = (dirhams: number) => formatDirhams(dirhams, locale);
  return fill(copy.quote.savings.workingsText, {
    monthly: amount(competitorCosts.monthlyFee),
    setup: amount(competitorCosts.setup),
    hardware: amount(competitorCosts.hardware),
    support: amount(competitorCosts.monthlySupport),
    price: amount(PACKAGE_PRICE),
  });
}
