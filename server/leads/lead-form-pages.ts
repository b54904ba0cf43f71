import { options as arabicOptions } from "#content/ar/options.ts";
import { quote as arabicQuote } from "#content/ar/quote.ts";
import { options as englishOptions } from "#content/en/options.ts";
import { quote as englishQuote } from "#content/en/quote.ts";
import type { Locale } from "#domain/language/locales.ts";
import type { LeadSource } from "#domain/lead/sources.ts";
import { quoteChatText } from "#domain/quote/quote-chat.ts";
import type { FormPlace } from "#server/forms/form-answers.ts";
import { callbackChat, callbackTime, invoiceChat, invoiceTime } from "./checkout-answers.ts";
import type { StoredLead } from "./lead-store.ts";

/** How a form that is sent without JavaScript is answered. */
export interface LeadFormPage extends FormPlace {
  /** Shown when it is accepted, by its name under templates/{locale}/. */
  receivedTemplate: string;
  /** What the chat offered then already says. */
  chatText(lead: StoredLead, locale: Locale): string;
  /** By when the request is answered. */
  promisedTime?(lead: StoredLead, locale: Locale): string;
}

export const quotes = { en: englishQuote, ar: arabicQuote };
const options = { en: englishOptions, ar: arabicOptions };

export const leadFormPages: Record<LeadSource, LeadFormPage> = {
  quote_builder: { page: "products", formId: "quote-form", receivedTemplate: "request-received", chatText: quoteChat },
  checkout_callback: {
    page: "checkout",
    formId: "callback-form",
    receivedTemplate: "callback-received",
    chatText: callbackChat,
    promisedTime: callbackTime,
  },
  checkout_invoice: {
    page: "checkout",
    formId: "invoice-form",
    receivedTemplate: "invoice-received",
    chatText: invoiceChat,
    promisedTime: invoiceTime,
  },
};

function quoteChat(lead: StoredLead, locale: Locale): string {
  const { whatsappText: template, savings } = quotes[locale];
  return quoteChatText(
    {
      leadId: lead.id,
      businessName: lead.business_name,
      businessType: lead.business_type,
      numberOfOutlets: lead.number_of_outlets,
      savings: lead.expected_savings ?? 0,
    },
    { template, businessTypes: options[locale].businessTypes, outletCount: savings.outletCount },
    locale,
  );
}
