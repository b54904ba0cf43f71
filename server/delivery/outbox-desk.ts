import type { Queries } from "#server/db/database.ts";
import type { OutboxMessage } from "./leases.ts";

/** What a person does with the outbox: look at it, and send again what was set aside. */
export const statuses = ["pending", "set_aside", "sent"] as const;
export type MessageStatus = (typeof statuses)[number];

/** Newest first. */
export async function listMessages(
  db: Queries,
  filter: { statuses: readonly MessageStatus[]; limit: number },
): Promise<OutboxMessage[]> {
  return await db
    .selectFrom("outbox")
    .selectAll()
    .where("status", "in", [...filter.statuses])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(filter.limit)
    .execute();
}

/** Messages whose id begins like this, or that tell of the record with this id. */
export async function findMessages(db: Queries, id: string): Promise<OutboxMessage[]> {
  const isBeginning = /^[0-9a-f-]{4,36}$/.test(id);
  return await db
    .selectFrom("outbox")
    .selectAll()
    .where((where) =>
      where.or([
        ...(isBeginning ? [where("id", "like", `${id}%`)] : []),
        where("lead_id", "=", id),
        where("referral_id", "=", id),
        where("trial_id", "=", id),
        where("payment_id", "=", id),
      ]),
    )
    .orderBy("created_at", "desc")
    .execute();
}

/** Makes messages due now, with all their tries before them; those already sent stay sent. Resolves with how many. */
export async function retryMessages(db: Queries, ids: readonly string[] | "all set aside", now: Date): Promise<number> {
  const due = { status: "pending", attempts: 0, next_attempt_at: now.toISOString() };
  const query = db.updateTable("outbox").set(due).where("status", "!=", "sent");
  const chosen = ids === "all set aside" ? query.where("status", "=", "set_aside") : query.where("id", "in", [...ids]);
  const { numUpdatedRows } = await chosen.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The record that a message tells of. */
export function ownerOf({ lead_id, referral_id, trial_id, payment_id }: OutboxMessage): string {
  return lead_id ?? referral_id ?? trial_id ?? payment_id ?? "";
}
