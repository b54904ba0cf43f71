import { checkout as arabicCheckout } from "#content/ar/checkout.ts";
import { options as arabicOptions } from "#content/ar/options.ts";
import { business } from "#content/business.ts";
import { callbackFacts } from "#content/callback-facts.ts";
import { checkout as englishCheckout } from "#content/en/checkout.ts";
import { options as englishOptions } from "#content/en/options.ts";
import type { Locale } from "#domain/language/locales.ts";
import { callbackChatText, invoiceChatText } from "#domain/lead/request-chat.ts";
import { preferredTimes } from "#domain/lead/sources.ts";
import { callbackPromise } from "#domain/promises/callback-promise.ts";
import { callbackPromiseText } from "#domain/promises/callback-promise-text.ts";
import { formatDubaiTime } from "#domain/promises/dubai-time.ts";
import { invoicePromise } from "#domain/promises/invoice-promise.ts";
import type { StoredLead } from "./lead-store.ts";

const copy = { en: englishCheckout, ar: arabicCheckout };
const emirates = { en: englishOptions.emirates, ar: arabicOptions.emirates };

/** What the chat offered after an invoice request already says. */
export function invoiceChat(lead: StoredLead, locale: Locale): string {
  const { company_name, trn, emirate, address } = lead;
  const request = {
    ...contact(lead),
    companyName: company_name ?? "",
    trn: trn ?? "",
    emirate,
    address: address ?? "",
  };
  const country = business.address.country[locale];
  return invoiceChatText(request, { ...copy[locale].invoice, emirates: emirates[locale], country });
}

/** When the invoice will have arrived, such as 4:30 PM. */
export function invoiceTime(lead: StoredLead): string {
  return formatDubaiTime(invoicePromise(new Date(lead.created_at), business.promises.invoiceHours));
}

/** What the chat offered after a call-back request already says. */
export function callbackChat(lead: StoredLead, locale: Locale): string {
  return callbackChatText({ ...contact(lead), preferredTime: lead.preferred_time ?? "" }, copy[locale].callback);
}

/** By when the call comes, as a whole sentence. */
export function callbackTime(lead: StoredLead, locale: Locale): string {
  const promise = callbackPromise(new Date(lead.created_at), preferredTimeOf(lead) ?? "", callbackFacts);
  return callbackPromiseText(promise, lead.phone, copy[locale].callback.success, locale);
}

function preferredTimeOf(lead: StoredLead) {
  return preferredTimes.find((time) => time === lead.preferred_time);
}

function contact(lead: StoredLead) {
  return {
    leadId: lead.id,
    businessName: lead.business_name,
    contactPerson: lead.contact_person,
    phone: lead.phone,
    email: lead.email,
  };
}
