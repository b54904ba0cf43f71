import { type Selectable, sql } from "kysely";
import type { Queries } from "#server/db/database.ts";
import type { TrialsTable } from "#server/db/record-tables.ts";
import type { RecordStore } from "#server/repeated-submits/store-once.ts";

export type StoredTrial = Selectable<TrialsTable>;

/** Stores a trial; undefined when its id is taken. */
async function insertTrial(db: Queries, trial: StoredTrial): Promise<StoredTrial | undefined> {
  return await db
    .insertInto("trials")
    .values(trial)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @throws when there is no such trial */
export async function getTrial(db: Queries, id: string): Promise<StoredTrial> {
  return await db.selectFrom("trials").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export const trialStore: RecordStore<StoredTrial> = { get: getTrial, insert: insertTrial };

export async function isTrial(db: Queries, id: string): Promise<boolean> {
  const found = await db.selectFrom("trials").select("id").where("id", "=", id).executeTakeFirst();
  return found !== undefined;
}

/** Counts a download for a trial; false when there is no such trial. */
export async function countTrialDownload(db: Queries, id: string, now: Date): Promise<boolean> {
  const counted = await db
    .updateTable("trials")
    .set({ download_count: sql`download_count + 1`, updated_at: now.toISOString() })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return counted !== undefined;
}

/** Counts a download that belongs to no trial. */
export async function countPlainDownload(db: Queries, day: string): Promise<void> {
  await db
    .insertInto("download_counts")
    .values({ day, downloads: 1 })
    .onConflict((conflict) => conflict.column("day").doUpdateSet({ downloads: sql`download_counts.downloads + 1` }))
    .execute();
}
