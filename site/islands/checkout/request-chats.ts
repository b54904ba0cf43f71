import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { callbackChatText, invoiceChatText } from "#domain/lead/request-chat.ts";
import type { CallbackValues } from "./callback-values.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import type { CheckoutProps } from "./props.ts";

type Context = Pick<CheckoutProps, "copy" | "whatsapp">;

/** The chat about an invoice: about the stored request, or with all of it while the server cannot be reached. */
export function invoiceChat(values: InvoiceValues, { copy, whatsapp }: Context, leadId?: string): string {
  const { invoice, emirates } = copy;
  // The page asks for the emirate, so the country never stands in for it.
  return whatsappLink(whatsapp, invoiceChatText({ ...values, leadId }, { ...invoice, emirates, country: "" }));
}

/** The same about a call-back. */
export function callbackChat(values: CallbackValues, { copy, whatsapp }: Context, leadId?: string): string {
  return whatsappLink(whatsapp, callbackChatText({ ...values, leadId }, copy.callback));
}
