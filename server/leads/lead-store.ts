import type { Insertable, Selectable } from "kysely";
import type { Queries } from "#server/db/database.ts";
import type { LeadsTable } from "#server/db/record-tables.ts";
import type { RecordStore } from "#server/repeated-submits/store-once.ts";

export type StoredLead = Selectable<LeadsTable>;

/** Stores a lead; undefined when its number is taken. */
export async function insertLead(db: Queries, lead: Insertable<LeadsTable>): Promise<StoredLead | undefined> {
  return await db
    .insertInto("leads")
    .values(lead)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @throws when there is no such lead */
export async function getLead(db: Queries, id: string): Promise<StoredLead> {
  return await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export const leadStore: RecordStore<StoredLead> = { get: getLead, insert: insertLead };

/** The invoice request whose pro-forma invoice has this key. */
export async function findLeadByToken(db: Queries, token: string): Promise<StoredLead | undefined> {
  return await db.selectFrom("leads").selectAll().where("pro_forma_token", "=", token).executeTakeFirst();
}
