import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type Stripe from "stripe";
import type { Queries } from "#server/db/database.ts";
import type { PaymentsTable } from "#server/db/record-tables.ts";
import { finalStatuses, type PaymentReport } from "./payment-status.ts";

export type StoredPayment = Selectable<PaymentsTable>;

/** Marks the intents of this site, since one Stripe account may serve others too. */
export const SITE_MARK = "epos-site";

/** The row of an intent; made if it is not there, left as it is otherwise. */
export async function keepPayment(db: Queries, intent: Stripe.PaymentIntent, now: Date): Promise<StoredPayment> {
  await db
    .insertInto("payments")
    .values({
      id: randomUUID(),
      stripe_payment_intent_id: intent.id,
      amount: intent.amount,
      currency: intent.currency,
      status: intent.status,
      customer_email: intent.receipt_email,
      customer_name: intent.metadata.customer_name ?? null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("stripe_payment_intent_id").doNothing())
    .execute();
  return await db
    .selectFrom("payments")
    .selectAll()
    .where("stripe_payment_intent_id", "=", intent.id)
    .executeTakeFirstOrThrow();
}

/** Notes that an event was read; false when it had been read before. */
export async function claimEvent(db: Queries, event: Stripe.Event, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("payment_events")
    .values({ id: event.id, type: event.type, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Brings a row to what a report says, unless a later one was there before it or the payment has ended. */
export async function applyReport(db: Queries, { intent, position }: PaymentReport, now: Date): Promise<void> {
  await db
    .updateTable("payments")
    .set({ status: intent.status, reported_position: position, updated_at: now.toISOString() })
    .where("stripe_payment_intent_id", "=", intent.id)
    .where("reported_position", "<", position)
    .where("status", "not in", finalStatuses)
    .execute();
}
