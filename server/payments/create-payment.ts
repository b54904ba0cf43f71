import Stripe from "stripe";
import { business } from "#content/business.ts";
import { checkout } from "#content/en/checkout.ts";
import { orderAmounts } from "#domain/order/order-amounts.ts";
import { FILS_PER_DIRHAM } from "#domain/payment/fils.ts";
import type { NewPayment } from "#domain/payment/payment-request.ts";
import { Refusal } from "#server/http/errors.ts";
import { SITE_MARK } from "./payment-report.ts";
import { keepPayment } from "./payment-store.ts";
import type { PaymentParts } from "./payments.ts";

const RETRY_AFTER_SECONDS = 5;

export interface PreparedPayment {
  /** For the page's card form, and for nothing else. */
  clientSecret: string;
  paymentId: string;
}

/**
 * Makes a payment intent for the total of the order, as the checkout shows it, and its row. The same Idempotency-Key gives the same payment.
 * @throws Refusal payment_unavailable when Stripe does not take it, idempotency_key_reused
 * @throws DatabaseUnavailable
 */
export async function createPayment(parts: PaymentParts, payment: NewPayment, key?: string): Promise<PreparedPayment> {
  const intent = await createIntent(parts.stripe, payment, key);
  if (!intent.client_secret) throw new Refusal("payment_unavailable");
  const stored = await parts.database.run((db) => keepPayment(db, intent, parts.clock()));
  return { clientSecret: intent.client_secret, paymentId: stored.id };
}

async function createIntent(stripe: Stripe, { customerName, customerEmail, locale }: NewPayment, key?: string) {
  try {
    return await stripe.paymentIntents.create(
      {
        amount: orderAmounts(business.price.vatPercent).total * FILS_PER_DIRHAM,
        currency: "aed",
        allowed_payment_method_types: ["card"],
        description: checkout.proForma.line.title,
        receipt_email: customerEmail,
        metadata: { site: SITE_MARK, customer_name: customerName, locale },
      },
      key === undefined ? {} : { idempotencyKey: `intent-${key}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new Refusal("idempotency_key_reused");
    throw new Refusal("payment_unavailable", { retryAfter: RETRY_AFTER_SECONDS, cause: error });
  }
}
