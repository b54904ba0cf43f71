import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database, Queries } from "#server/db/database.ts";
import type { OutboxTable } from "#server/db/delivery-tables.ts";
import { LONGEST_WAIT } from "./backoff.ts";
import type { Channel } from "./channels.ts";

export type OutboxMessage = Selectable<OutboxTable>;

/** Milliseconds after which a message taken by a process that died is anyone's again. */
export const LEASE = 15_000;
/** Milliseconds by which the clocks of two servers may differ. */
const SKEW = 600_000;

export interface Lease {
  token: string;
  messages: OutboxMessage[];
}

/**
 * Takes due messages of one channel. Until the lease runs out no other process gets them: on SQLite one statement runs
 * at a time, on PostgreSQL the rows are locked while they are taken, and the others skip them.
 */
export async function lease(database: Database, channel: Channel, now: Date, most: number): Promise<Lease> {
  const time = now.toISOString();
  const token = randomUUID();
  const messages = await database.runUnsynced(async (db) => {
    const due = db
      .selectFrom("outbox")
      .select("id")
      .where("status", "=", "pending")
      .where("channel", "=", channel)
      .where((where) =>
        where.or([
          where("next_attempt_at", "<=", time),
          // Written by a clock that was ahead: nothing waits for its first try, and nothing longer than a day.
          where("attempts", "=", 0),
          where("next_attempt_at", ">", later(now, LONGEST_WAIT + SKEW)),
        ]),
      )
      .where((where) =>
        where.or([
          where("leased_until", "is", null),
          where("leased_until", "<=", time),
          where("leased_until", ">", later(now, LEASE + SKEW)),
        ]),
      )
      .orderBy("next_attempt_at")
      .limit(most);
    // On SQLite even an update of nothing waits for whoever is writing, and this is asked every few seconds.
    if (!(await due.executeTakeFirst())) return [];
    return await db
      .updateTable("outbox")
      .set((row) => ({ lease_token: token, leased_until: leaseEnd(now), attempts: row("attempts", "+", 1) }))
      .where("id", "in", database.kind === "postgres" ? due.forUpdate().skipLocked() : due)
      .returningAll()
      .execute();
  });
  return { token, messages };
}

/** Keeps what is still being sent. */
export async function renewLease(db: Queries, token: string, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ leased_until: leaseEnd(now) })
    .where("lease_token", "=", token)
    .where("status", "=", "pending")
    .execute();
}

/** Ends a message's lease with what came of it; does nothing when the lease has gone to someone else. */
export async function release(
  db: Queries,
  token: string,
  id: string,
  outcome: Partial<Pick<OutboxMessage, "status" | "next_attempt_at" | "last_error" | "sent_at">>,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...outcome, lease_token: null, leased_until: null })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .execute();
}

function leaseEnd(now: Date): string {
  return later(now, LEASE);
}

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
