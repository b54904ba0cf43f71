import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { Spool } from "#server/spool/spool.ts";
import { requestSeed } from "./request-seed.ts";
import { IdTaken, type RecordRow, type Submission, type Submit, storeOnce } from "./store-once.ts";

export interface SubmitParts {
  database: Database;
  clock: Clock;
  outbox: Outbox;
  /** Shared by all servers on one database; ids are drawn with it. Without one, a secret of this process. */
  idSecret?: Buffer | undefined;
  /** Takes what the database does not; without one, the sender has to try again. */
  spool?: Spool | undefined;
}

const ATTEMPTS = 5;
/** Milliseconds after which a request is not left waiting for the database where there is a spool: it must not take two seconds. */
export const ANSWER_WITHIN = 1500;
/** What the database has in any case, after a request that was slow to arrive. */
export const STORE_WITHIN = 500;

/**
 * Stores a record once: the same Idempotency-Key, or the same content within five minutes, gives the first one again.
 * When this resolves the record is on the disk: in the database, or else in the spool.
 * @throws Refusal idempotency_key_reused when the key was used for other content
 * @throws DatabaseUnavailable; then nothing was stored, or the same request will find it
 */
export async function submitOnce<Stored extends RecordRow>(
  parts: SubmitParts,
  submit: Submit<Stored>,
): Promise<Submission<Stored>> {
  const { spool, clock } = parts;
  const now = clock();
  if (!spool) return await storeInDatabase(parts, submit, now);
  if (await spool.find(submit, now)) return await keepInSpool(spool, parts, submit, now);
  try {
    const patience = Math.max(STORE_WITHIN, ANSWER_WITHIN - (submit.spent ?? 0));
    return await spool.inTime(storeInDatabase(parts, submit, now), patience);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return await keepInSpool(spool, parts, submit, now);
  }
}

/** What the database was given meanwhile may still get through. It has the same id, so draining the spool will find it. */
async function keepInSpool<Stored extends RecordRow>(
  spool: Spool,
  { idSecret }: SubmitParts,
  submit: Submit<Stored>,
  now: Date,
): Promise<Submission<Stored>> {
  const { kind, contentHash, key, suspicion } = submit;
  const record = submit.record(requestSeed(idSecret, submit, now), now);
  const { entry, repeated } = await spool.keep({ kind, contentHash, key, suspicion, record });
  return { record: entry.record as unknown as Stored, repeated };
}

async function storeInDatabase<Stored extends RecordRow>(
  { database, outbox, idSecret }: SubmitParts,
  submit: Submit<Stored>,
  now: Date,
): Promise<Submission<Stored>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const record = submit.record(requestSeed(idSecret, submit, now, attempt), now);
    try {
      const submission = await database.transaction((db) => storeOnce(db, submit, record, outbox));
      if (!submission.repeated) outbox.wake();
      return submission;
    } catch (error) {
      if (!(error instanceof IdTaken)) throw error;
    }
  }
  throw new IdTaken();
}
