import { z } from "zod";
import type { Locale } from "../language/locales.ts";
import { localeField } from "../lead/quote-request.ts";
import { emailField, requiredLine } from "../validation/fields.ts";

/** Who pays by card (product decision 12). What is paid is not asked: the server knows the price. */
export const paymentRequest = z.object({
  customerName: requiredLine("fullName"),
  customerEmail: emailField,
});

export type PaymentRequest = z.output<typeof paymentRequest>;

export interface NewPayment extends PaymentRequest {
  locale: Locale;
}

export type PaymentReading = { ok: true; payment: NewPayment } | { ok: false; locale: Locale; error: z.ZodError };

/** Reads the body of POST /api/payments/intents; an unknown language reads as English. */
export function readPayment(body: Readonly<Record<string, unknown>>): PaymentReading {
  const locale = localeField.parse(body.locale);
  const reading = paymentRequest.safeParse(body);
  return reading.success
    ? { ok: true, payment: { ...reading.data, locale } }
    : { ok: false, locale, error: reading.error };
}
