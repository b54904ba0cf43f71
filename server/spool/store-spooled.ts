import type { Queries } from "#server/db/database.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import { newLeadNumber } from "#server/leads/lead-number.ts";
import { leadStore } from "#server/leads/lead-store.ts";
import { referralStore } from "#server/referrals/referral-store.ts";
import { claimContent, claimKey, type SubmitKind } from "#server/repeated-submits/claims.ts";
import { type RecordRow, type RecordStore, storeWithMessages } from "#server/repeated-submits/store-once.ts";
import { trialStore } from "#server/trials/trial-store.ts";
import type { SpoolEntry } from "./spool-entry.ts";

const stores = { lead: leadStore, referral: referralStore, trial: trialStore } as unknown as Record<
  SubmitKind,
  RecordStore<RecordRow>
>;
const tables = { lead: "leads", referral: "referrals", trial: "trials" } as const;

/**
 * Moves a request that waited into the database, in a transaction; does nothing when it is there already. Nothing is
 * refused any more: what stands against a claim made meanwhile becomes a record of its own, because the customer was
 * told its number.
 */
export async function storeSpooled(db: Queries, entry: SpoolEntry, outbox: Outbox, now: Date): Promise<void> {
  const { kind, contentHash, key, suspicion } = entry;
  const there = await recordWithId(db, entry);
  const record = there === "another" ? { ...entry.record, id: newLeadNumber() } : entry.record;
  const claim = { kind, contentHash, recordId: record.id, now: new Date(record.created_at) };
  const keyed = key === undefined ? undefined : await claimKey(db, { ...claim, key });
  if (there === "this" || keyed?.recordId === record.id) return;
  // Begun before the database went away, and finished since we looked.
  if ((await claimContent(db, claim)) === record.id) return;
  await storeWithMessages(db, { kind, suspicion, store: stores[kind], record }, outbox, now);
}

/** Whose id it is by now. Another one's perhaps once in a million leads, drawn by chance out of 40 bits. */
async function recordWithId(db: Queries, { kind, record }: SpoolEntry): Promise<"this" | "another" | undefined> {
  const there = await db.selectFrom(tables[kind]).selectAll().where("id", "=", record.id).executeTakeFirst();
  if (!there) return undefined;
  const isSame = !("email" in there && "email" in record) || there.email === record.email;
  return isSame ? "this" : "another";
}
