import type { Migration } from "kysely/migration";

/** Why a record is doubtful; null for everyone else. */
export const suspects: Migration = {
  async up(db) {
    for (const table of ["leads", "referrals", "trials"]) {
      await db.schema.alterTable(table).addColumn("suspicion", "text").execute();
    }
  },
};
