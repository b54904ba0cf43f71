import type { Locale } from "#domain/language/locales.ts";
import type { CallbackRequest } from "#domain/lead/checkout-requests.ts";
import { invoiceNotes } from "#domain/lead/request-notes.ts";
import { track } from "../../behaviour/analytics.ts";
import { idempotencyKeys } from "../form/idempotency-key.ts";
import { postForm } from "../form/post-form.ts";
import { CALLBACK_FORM_ID } from "./callback-values.ts";
import { INVOICE_FORM_ID, type InvoiceForm } from "./invoice-values.ts";

const formIds = { checkout_callback: CALLBACK_FORM_ID, checkout_invoice: INVOICE_FORM_ID };
/** What a request is worth to advertising, in AED (spec 7). */
const LEAD_VALUE = { checkout_callback: 35, checkout_invoice: 40 };

interface Acknowledgement {
  leadId: string;
  /** ISO; what was promised counts from here. */
  createdAt: string;
  /** The private address of the pro-forma invoice. */
  proFormaUrl?: string;
}

export type Sent<Request> = Acknowledgement & { request: Request };

const idempotencyKey = idempotencyKeys();

/** POST /api/leads with the call-back's payload of spec 7. Throws what callApi throws. */
export async function sendCallback(request: CallbackRequest, locale: Locale): Promise<Sent<CallbackRequest>> {
  const fixed = { businessType: "callback_request", emirate: "uae", numberOfOutlets: 1 };
  return send(request, { ...fixed, preferredContactMethod: "phone", source: "checkout_callback", locale });
}

/** POST /api/leads with the invoice's payload of spec 7. Throws what callApi throws. */
export async function sendInvoice(request: InvoiceForm, locale: Locale): Promise<Sent<InvoiceForm>> {
  const fixed = { businessType: "invoice_request", numberOfOutlets: 1, preferredContactMethod: "email" };
  return send(request, { ...fixed, source: "checkout_invoice", notes: invoiceNotes(request), locale });
}

async function send<Request extends object>(
  request: Request,
  rest: { source: keyof typeof LEAD_VALUE } & Record<string, unknown>,
): Promise<Sent<Request>> {
  const acknowledgement = await postForm<Acknowledgement>({
    path: "/api/leads",
    formId: formIds[rest.source],
    body: { ...request, ...rest },
    key: idempotencyKey(JSON.stringify({ ...request, source: rest.source })),
  });
  track("generate_lead", { value: LEAD_VALUE[rest.source], lead_source: rest.source });
  return { ...acknowledgement, request };
}
