import type { Emirate } from "#domain/contact/emirates.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { fill } from "#domain/language/fill.ts";
import type { PreferredTime } from "#domain/lead/sources.ts";
import type { CallbackValues } from "./callback-values.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import type { CheckoutProps } from "./props.ts";

type Context = Pick<CheckoutProps, "copy" | "whatsapp">;

/** The chat about an invoice: it names the stored request, or carries it when the server cannot be reached. */
export function invoiceChat(values: InvoiceValues, { copy, whatsapp }: Context, leadId?: string): string {
  const { noTrn, whatsappText, whatsappFallbackText } = copy.invoice;
  const emirate = copy.emirates[values.emirate as Emirate] ?? "";
  const details = { ...values, trn: values.trn || noTrn, emirate };
  return whatsappLink(
    whatsapp,
    leadId ? fill(whatsappText, { ...details, leadId }) : fill(whatsappFallbackText, details),
  );
}

/** The same about a call-back; without a chosen time it says that any will do (spec 5). */
export function callbackChat(values: CallbackValues, { copy, whatsapp }: Context, leadId?: string): string {
  const { anyTime, preferredTimes, whatsappText, whatsappFallbackText } = copy.callback;
  const preferredTime = preferredTimes[values.preferredTime as PreferredTime] ?? anyTime;
  const details = { ...values, preferredTime };
  return whatsappLink(
    whatsapp,
    leadId ? fill(whatsappText, { ...details, leadId }) : fill(whatsappFallbackText, details),
  );
}
