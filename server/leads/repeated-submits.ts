import type { Queries } from "#server/db/database.ts";

const MINUTE = 60_000;
/** The same content within this time is the same request (a double click, a retry, a lost answer). */
export const SAME_CONTENT_FOR = 5 * MINUTE;
export const KEYS_KEPT_FOR = 48 * 60 * MINUTE;

export interface KeyClaim {
  key: string;
  contentHash: string;
  leadId: string;
  now: Date;
}

/**
 * Takes an Idempotency-Key for a lead about to be stored; undefined when it is ours now, else what it stands for.
 * Two transactions with one key wait for each other here, so that exactly one goes on.
 */
export async function claimKey(db: Queries, { key, contentHash, leadId, now }: KeyClaim) {
  const row = { content_hash: contentHash, lead_id: leadId, created_at: now.toISOString() };
  const claimed = await db
    .insertInto("idempotency_keys")
    .values({ key, ...row })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(row).where("idempotency_keys.created_at", "<", before(now, KEYS_KEPT_FOR)),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed) return undefined;
  return await db.selectFrom("idempotency_keys").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
}

/** Lets a key stand for a lead that was there already. */
export async function pointKeyAt(db: Queries, key: string, leadId: string): Promise<void> {
  await db.updateTable("idempotency_keys").set({ lead_id: leadId }).where("key", "=", key).execute();
}

/** Takes a content for a lead about to be stored; undefined when it is ours now, else the lead made of it before. */
export async function claimContent(db: Queries, { contentHash, leadId, now }: Omit<KeyClaim, "key">) {
  const row = { lead_id: leadId, created_at: now.toISOString() };
  const claimed = await db
    .insertInto("submission_fingerprints")
    .values({ fingerprint: contentHash, ...row })
    .onConflict((conflict) =>
      conflict
        .column("fingerprint")
        .doUpdateSet(row)
        .where("submission_fingerprints.created_at", "<", before(now, SAME_CONTENT_FOR)),
    )
    .returning("fingerprint")
    .executeTakeFirst();
  if (claimed) return undefined;
  const { lead_id } = await db
    .selectFrom("submission_fingerprints")
    .select("lead_id")
    .where("fingerprint", "=", contentHash)
    .executeTakeFirstOrThrow();
  return lead_id;
}

/** Deletes what has run out; how often does not matter, since claims look at the time themselves. */
export async function sweepRepeatedSubmits(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before(now, KEYS_KEPT_FOR)).execute();
  await db.deleteFrom("submission_fingerprints").where("created_at", "<", before(now, SAME_CONTENT_FOR)).execute();
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
