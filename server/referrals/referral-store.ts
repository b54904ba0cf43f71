import type { Selectable } from "kysely";
import type { Queries } from "#server/db/database.ts";
import type { ReferralsTable } from "#server/db/record-tables.ts";
import type { RecordStore } from "#server/repeated-submits/store-once.ts";

export type StoredReferral = Selectable<ReferralsTable>;

/** Stores a referral; undefined when its id is taken. */
async function insertReferral(db: Queries, referral: StoredReferral): Promise<StoredReferral | undefined> {
  return await db
    .insertInto("referrals")
    .values(referral)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @throws when there is no such referral */
export async function getReferral(db: Queries, id: string): Promise<StoredReferral> {
  return await db.selectFrom("referrals").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export const referralStore: RecordStore<StoredReferral> = { get: getReferral, insert: insertReferral };
