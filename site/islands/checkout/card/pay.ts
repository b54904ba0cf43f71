import type { Stripe, StripeElements } from "@stripe/stripe-js";
import type { Locale } from "#domain/language/locales.ts";
import type { PaymentRequest } from "#domain/payment/payment-request.ts";
import { callApi } from "../../../api/client.ts";
import { idempotencyKeys } from "../../form/idempotency-key.ts";
import { type Outcome, outcomeOf } from "./payment-outcome.ts";

const SLOWEST_ANSWER_MS = 30_000;
const idempotencyKey = idempotencyKeys();

interface Till {
  stripe: Stripe;
  elements: StripeElements;
}

/** Prepares the payment on our server and confirms it with Stripe; the same buyer tries the same payment again. */
export async function pay({ stripe, elements }: Till, request: PaymentRequest, locale: Locale): Promise<Outcome> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) return { kind: "incomplete" };
  const clientSecret = await preparePayment(request, locale);
  if (!clientSecret) return { kind: "setupError", formStands: true };
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    clientSecret,
    // Some banks ask on a page of their own: behaviour/payment-return.ts reads what the buyer comes back with.
    confirmParams: { return_url: window.location.origin + window.location.pathname },
    redirect: "if_required",
  });
  return error ? { kind: "failed", reason: error.message } : outcomeOf(paymentIntent, clientSecret);
}

async function preparePayment(request: PaymentRequest, locale: Locale): Promise<string | undefined> {
  try {
    const { clientSecret } = await callApi<{ clientSecret: string }>("/api/payments/intents", {
      method: "POST",
      body: { ...request, locale },
      headers: { "idempotency-key": idempotencyKey(JSON.stringify({ ...request, locale })) },
      signal: AbortSignal.timeout(SLOWEST_ANSWER_MS),
    });
    return clientSecret;
  } catch {
    return undefined;
  }
}
