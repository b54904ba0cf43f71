import { type Emirate, emirateName } from "../contact/emirates.ts";
import { shownNumber } from "../contact/shown-number.ts";
import { fill } from "../language/fill.ts";
import { ltr } from "../language/isolate.ts";
import { type PreferredTime, preferredTimes } from "./sources.ts";

interface ChatTemplates {
  /** About a stored request, with {leadId}. */
  whatsappText: string;
  /** In its place, where it could not be stored. */
  whatsappFallbackText: string;
}

export interface InvoiceChatCopy extends ChatTemplates {
  noTrn: string;
  emirates: Readonly<Record<Emirate, string>>;
  /** Where no emirate was asked for. */
  country: string;
}

export interface CallbackChatCopy extends ChatTemplates {
  preferredTimes: Readonly<Record<PreferredTime, string>>;
  anyTime: string;
}

interface Contact {
  /** Only a stored request has one. */
  leadId?: string;
  businessName: string;
  contactPerson: string;
  phone: string;
  email: string;
}

/** A request in the field names of the form, stored or still to be sent. */
export interface InvoiceInChat extends Contact {
  companyName: string;
  trn: string;
  emirate: string;
  address: string;
}

export interface CallbackInChat extends Contact {
  preferredTime: string;
}

/** What the chat about an invoice already says: it names the stored request, or carries one that could not be sent (product decision 5). */
export function invoiceChatText({ leadId = "", ...request }: InvoiceInChat, copy: InvoiceChatCopy): string {
  const emirate = emirateName(request.emirate, copy.emirates, copy.country);
  const phone = shownNumber(request.phone);
  const trn = request.trn ? ltr(shownNumber(request.trn)) : copy.noTrn;
  return fill(templateOf(copy, leadId), { ...request, leadId, phone, trn, emirate });
}

/** The same about a call-back; without a chosen time it says that any will do (spec 5). */
export function callbackChatText({ leadId = "", ...request }: CallbackInChat, copy: CallbackChatCopy): string {
  const chosen = preferredTimes.find((time) => time === request.preferredTime);
  const preferredTime = chosen ? copy.preferredTimes[chosen] : copy.anyTime;
  const phone = shownNumber(request.phone);
  return fill(templateOf(copy, leadId), { ...request, leadId, phone, preferredTime });
}

function templateOf({ whatsappText, whatsappFallbackText }: ChatTemplates, leadId: string): string {
  return leadId ? whatsappText : whatsappFallbackText;
}
