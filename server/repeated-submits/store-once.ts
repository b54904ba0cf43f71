import type { Queries } from "#server/db/database.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import { Refusal } from "#server/http/errors.ts";
import type { Suspicion } from "#server/spam-wall/suspicion.ts";
import { claimContent, claimKey, pointKeyAt, type SubmitKind } from "./claims.ts";
import type { Seed } from "./request-seed.ts";

/** What every kind of record has. */
export interface RecordRow {
  id: string;
  created_at: string;
}

/** How the records of one kind are kept. */
export interface RecordStore<Stored> {
  get(db: Queries, id: string): Promise<Stored>;
  /** Undefined when another record has that id. */
  insert(db: Queries, record: Stored): Promise<Stored | undefined>;
}

/** What one kind of record brings along. */
export interface Submit<Stored> {
  kind: SubmitKind;
  contentHash: string;
  /** The sender's Idempotency-Key. */
  key: string | undefined;
  /** Of suspects only. */
  suspicion: Suspicion | undefined;
  /** Milliseconds that the request has taken so far. */
  spent?: number | undefined;
  store: RecordStore<Stored>;
  /** The whole row; its id and whatever else must not be guessed come from the seed. */
  record(seed: Seed, now: Date): Stored;
}

export interface Submission<Stored> {
  record: Stored;
  /** This request was sent before; `record` is the one stored then. */
  repeated: boolean;
}

/** Ends the transaction, and with it the claims made for an id that another record has. */
export class IdTaken extends Error {
  override name = "IdTaken";
}

/**
 * Stores a record with its claims and messages, or finds the one stored before; within a transaction.
 * @throws Refusal idempotency_key_reused, IdTaken
 */
export async function storeOnce<Stored extends RecordRow>(
  db: Queries,
  submit: Submit<Stored>,
  record: Stored,
  outbox: Outbox,
): Promise<Submission<Stored>> {
  const { kind, contentHash, key, suspicion, store } = submit;
  const now = new Date(record.created_at);
  const claim = { kind, contentHash, recordId: record.id, now };
  const keyClaim = key === undefined ? undefined : { ...claim, key };
  if (keyClaim) {
    const earlier = await claimKey(db, keyClaim);
    if (earlier && earlier.contentHash !== contentHash) throw new Refusal("idempotency_key_reused");
    if (earlier) return { record: await store.get(db, earlier.recordId), repeated: true };
  }
  const earlierRecord = await claimContent(db, claim);
  if (earlierRecord !== undefined) {
    if (keyClaim) await pointKeyAt(db, keyClaim, earlierRecord);
    return { record: await store.get(db, earlierRecord), repeated: true };
  }
  return { record: await storeWithMessages(db, { kind, suspicion, store, record }, outbox, now), repeated: false };
}

/** @throws IdTaken */
export async function storeWithMessages<Stored extends RecordRow>(
  db: Queries,
  { kind, suspicion, store, record }: Pick<Submit<Stored>, "kind" | "suspicion" | "store"> & { record: Stored },
  outbox: Outbox,
  now: Date,
): Promise<Stored> {
  const stored = await store.insert(db, record);
  if (!stored) throw new IdTaken();
  await outbox.write(db, { kind, id: record.id, suspicion }, now);
  return stored;
}
