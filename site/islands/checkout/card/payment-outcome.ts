import type { PaymentIntent, Stripe } from "@stripe/stripe-js";

/** What came of pressing Pay; "incomplete" is said in Stripe's own frame, beside the field. */
export type Outcome =
  | { kind: "successful"; reference: string }
  /** The bank has not decided yet, or nobody could be asked. */
  | { kind: "pending"; reference: string; secret: string }
  | { kind: "failed"; reason: string | undefined }
  /** With the form standing, its card number is kept for the next try. */
  | { kind: "setupError"; formStands: boolean }
  | { kind: "incomplete" };

export function outcomeOf({ id, status, last_payment_error }: PaymentIntent, secret: string): Outcome {
  if (status === "succeeded") return { kind: "successful", reference: id };
  if (status === "processing") return { kind: "pending", reference: id, secret };
  return { kind: "failed", reason: last_payment_error?.message };
}

/**
 * What has become of a payment that left this page, as Stripe says; the address that led back here could say anything.
 * Undefined when there is no such payment. While Stripe cannot be asked it is pending: nobody must pay twice for that.
 */
export async function askOutcome(stripe: Stripe, secret: string): Promise<Outcome | undefined> {
  const reference = secret.replace(/_secret_.*/, "");
  try {
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(secret);
    if (paymentIntent) return outcomeOf(paymentIntent, secret);
    return error.type === "invalid_request_error" ? undefined : { kind: "pending", reference, secret };
  } catch {
    // A secret that is none makes the library throw before it asks.
    return /^pi_\w+_secret_\w+$/.test(secret) ? { kind: "pending", reference, secret } : undefined;
  }
}
