import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { localeOf } from "#domain/language/locales.ts";
import type { Queries } from "#server/db/database.ts";
import type { PaymentsTable } from "#server/db/record-tables.ts";
import type { PaymentReport, ReportedIntent } from "./payment-report.ts";
import { FIRST_STATUS, finalStatuses } from "./payment-status.ts";

export type StoredPayment = Selectable<PaymentsTable>;

/**
 * The row of an intent; made if it is not there, left as it is otherwise. What became of the intent stands in reports
 * only, so that nothing comes into the table past them.
 */
export async function keepPayment(
  db: Queries,
  intent: Omit<ReportedIntent, "status">,
  now: Date,
): Promise<StoredPayment> {
  await db
    .insertInto("payments")
    .values({
      id: randomUUID(),
      stripe_payment_intent_id: intent.id,
      amount: intent.amount,
      currency: intent.currency,
      status: FIRST_STATUS,
      customer_email: intent.receipt_email ?? null,
      customer_name: intent.metadata.customer_name ?? null,
      locale: localeOf(intent.metadata.locale ?? ""),
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

/** @throws when there is no such payment */
export async function getPayment(db: Queries, id: string): Promise<StoredPayment> {
  return await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Notes that an event was read; false when it had been read before. */
export async function claimEvent(db: Queries, { event }: PaymentReport, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("payment_events")
    .values({ id: event.id, type: event.type, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Brings a row to what a report says; false when a later one was there before it or the payment has ended. So a payment
 * succeeds once, however often and in whatever order that is reported.
 */
export async function applyReport(db: Queries, { intent, position }: PaymentReport, now: Date): Promise<boolean> {
  const applied = await db
    .updateTable("payments")
    .set({ status: intent.status, reported_position: position, updated_at: now.toISOString() })
    .where("stripe_payment_intent_id", "=", intent.id)
    .where("reported_position", "<", position)
    .where("status", "not in", finalStatuses)
    .returning("id")
    .executeTakeFirst();
  return applied !== undefined;
}
