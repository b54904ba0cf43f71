import { sql } from "kysely";
import type { Queries } from "#server/db/database.ts";
import type { SubmitOwner } from "#server/db/tables.ts";

const MINUTE = 60_000;
/** The same content within this time is the same request (a double click, a retry, a lost answer). */
export const SAME_CONTENT_FOR = 5 * MINUTE;
export const KEYS_KEPT_FOR = 48 * 60 * MINUTE;

const owners = { lead: "lead_id", referral: "referral_id", trial: "trial_id" } as const;

/** What a submit makes; each kind has keys and contents of its own. */
export type SubmitKind = keyof typeof owners;

export interface Claim {
  kind: SubmitKind;
  contentHash: string;
  recordId: string;
  now: Date;
}

export interface KeyClaim extends Claim {
  key: string;
}

/**
 * Takes an Idempotency-Key for a record about to be stored; undefined when it is ours now, else what it stands for.
 * Two transactions with one key wait for each other here, so that exactly one goes on.
 */
export async function claimKey(db: Queries, { kind, key, contentHash, recordId, now }: KeyClaim) {
  const row = { content_hash: contentHash, ...owner(kind, recordId), created_at: now.toISOString() };
  const claimed = await db
    .insertInto("submit_keys")
    .values({ kind, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "key"])
        .doUpdateSet(row)
        .where(hasRunOut("submit_keys.created_at", now, KEYS_KEPT_FOR)),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await db
    .selectFrom("submit_keys")
    .select(["content_hash", owners[kind]])
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return { contentHash: earlier.content_hash, recordId: ownedId(earlier, kind) };
}

/** Lets a key stand for a record that was there already. */
export async function pointKeyAt(db: Queries, { kind, key }: KeyClaim, recordId: string): Promise<void> {
  await db
    .updateTable("submit_keys")
    .set(owner(kind, recordId))
    .where("kind", "=", kind)
    .where("key", "=", key)
    .execute();
}

/** Takes a content for a record about to be stored; undefined when it is ours now, else the record made of it before. */
export async function claimContent(db: Queries, { kind, contentHash, recordId, now }: Claim) {
  const row = { ...owner(kind, recordId), created_at: now.toISOString() };
  const claimed = await db
    .insertInto("submit_fingerprints")
    .values({ kind, fingerprint: contentHash, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "fingerprint"])
        .doUpdateSet(row)
        .where(hasRunOut("submit_fingerprints.created_at", now, SAME_CONTENT_FOR)),
    )
    .returning("fingerprint")
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await db
    .selectFrom("submit_fingerprints")
    .select(owners[kind])
    .where("kind", "=", kind)
    .where("fingerprint", "=", contentHash)
    .executeTakeFirstOrThrow();
  return ownedId(earlier, kind);
}

/** Deletes what has run out; how often does not matter, since claims look at the time themselves. */
export async function sweepRepeatedSubmits(db: Queries, now: Date): Promise<void> {
  await db
    .deleteFrom("submit_keys")
    .where(hasRunOut("created_at", now, KEYS_KEPT_FOR))
    .execute();
  await db
    .deleteFrom("submit_fingerprints")
    .where(hasRunOut("created_at", now, SAME_CONTENT_FOR))
    .execute();
}

function owner(kind: SubmitKind, id: string): Partial<Record<keyof SubmitOwner, string>> {
  return { [owners[kind]]: id };
}

function ownedId(row: Partial<SubmitOwner>, kind: SubmitKind): string {
  return row[owners[kind]] ?? "";
}

/** Also when it was written by a clock that was days ahead: else it would stand for as long as that clock was wrong. */
function hasRunOut(createdAt: string, now: Date, keptFor: number) {
  const [oldest, newest] = [-keptFor, KEYS_KEPT_FOR].map((by) => new Date(now.getTime() + by).toISOString());
  return sql<boolean>`(${sql.ref(createdAt)} < ${oldest} or ${sql.ref(createdAt)} > ${newest})`;
}
