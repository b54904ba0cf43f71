import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/db/database.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import { Refusal } from "#server/http/errors.ts";
import type { Suspicion } from "#server/spam-wall/suspicion.ts";
import { type Claim, claimContent, claimKey, pointKeyAt, type SubmitKind } from "./claims.ts";

export interface SubmitParts {
  database: Database;
  clock: Clock;
  outbox: Outbox;
}

/** What one kind of record brings along. */
export interface Submit<Stored> {
  kind: SubmitKind;
  contentHash: string;
  /** The sender's Idempotency-Key. */
  key: string | undefined;
  /** Of suspects only. */
  suspicion: Suspicion | undefined;
  newId(): string;
  get(db: Queries, id: string): Promise<Stored>;
  /** Undefined when another record has that id. */
  insert(db: Queries, id: string, now: Date): Promise<Stored | undefined>;
}

export interface Submission<Stored> {
  record: Stored;
  /** This request was sent before; `record` is the one stored then. */
  repeated: boolean;
}

const ATTEMPTS = 5;

/**
 * Stores a record once: the same Idempotency-Key, or the same content within five minutes, gives the first one again.
 * When this resolves the record is on the disk.
 * @throws Refusal idempotency_key_reused when the key was used for other content
 * @throws DatabaseUnavailable; then nothing was stored, or the same request will find it
 */
export async function submitOnce<Stored>(
  { database, clock, outbox }: SubmitParts,
  submit: Submit<Stored>,
): Promise<Submission<Stored>> {
  const { kind, contentHash, newId } = submit;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const claim = { kind, contentHash, recordId: newId(), now: clock() };
    try {
      const submission = await database.transaction((db) => storeOnce(db, submit, claim, outbox));
      if (!submission.repeated) outbox.wake();
      return submission;
    } catch (error) {
      if (!(error instanceof IdTaken)) throw error;
    }
  }
  throw new IdTaken();
}

/** Ends the transaction, and with it the claims made for an id that another record has. */
class IdTaken extends Error {
  override name = "IdTaken";
}

async function storeOnce<Stored>(
  db: Queries,
  submit: Submit<Stored>,
  claim: Claim,
  outbox: Outbox,
): Promise<Submission<Stored>> {
  const { key, suspicion, get, insert } = submit;
  const keyClaim = key === undefined ? undefined : { ...claim, key };
  if (keyClaim) {
    const earlier = await claimKey(db, keyClaim);
    if (earlier && earlier.contentHash !== claim.contentHash) throw new Refusal("idempotency_key_reused");
    if (earlier) return { record: await get(db, earlier.recordId), repeated: true };
  }
  const earlierRecord = await claimContent(db, claim);
  if (earlierRecord !== undefined) {
    if (keyClaim) await pointKeyAt(db, keyClaim, earlierRecord);
    return { record: await get(db, earlierRecord), repeated: true };
  }
  const stored = await insert(db, claim.recordId, claim.now);
  if (!stored) throw new IdTaken();
  await outbox.write(db, { kind: claim.kind, id: claim.recordId, suspicion }, claim.now);
  return { record: stored, repeated: false };
}
