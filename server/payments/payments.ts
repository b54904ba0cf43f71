import type Stripe from "stripe";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { PaymentsEnv } from "#server/env-payments.ts";
import { openSenderLimits, paymentRules, type SenderLimits } from "#server/rate-limit/sender-limits.ts";
import { openStripe } from "./stripe-client.ts";

/** Payments by card as configured; without all keys there are none. */
export interface Payments {
  stripe: Stripe;
  publishableKey: string;
  webhookSecret: string;
  limits: SenderLimits;
}

export interface PaymentParts extends Payments {
  database: Database;
  clock: Clock;
  outbox: Outbox;
}

/** `limited` is false in load tests only. */
export async function openPayments(env: PaymentsEnv, database: Database, limits?: SenderLimits): Promise<Payments> {
  const { publishableKey, webhookSecret } = env;
  const ownLimits = limits ?? (await openSenderLimits(database, paymentRules, "payment"));
  return { stripe: openStripe(env), publishableKey, webhookSecret, limits: ownLimits };
}
