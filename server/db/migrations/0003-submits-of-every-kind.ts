import { type CreateTableBuilder, type ForeignKeyConstraintBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What recognises a repeated submit, until now for leads only, for referrals and trials too. */
export const submitsOfEveryKind: Migration = {
  async up(db) {
    await createSubmitTable(db, "submit_keys", "key", ["content_hash"]);
    await createSubmitTable(db, "submit_fingerprints", "fingerprint");
    await sql`insert into submit_keys (kind, key, content_hash, lead_id, created_at)
      select 'lead', key, content_hash, lead_id, created_at from idempotency_keys`.execute(db);
    await sql`insert into submit_fingerprints (kind, fingerprint, lead_id, created_at)
      select 'lead', fingerprint, lead_id, created_at from submission_fingerprints`.execute(db);
    await db.schema.dropTable("idempotency_keys").execute();
    await db.schema.dropTable("submission_fingerprints").execute();
  },
};

/** Checked at the end of the transaction, because the claim comes before the record; and erased with it. */
const goesWithRecord = (constraint: ForeignKeyConstraintBuilder) =>
  constraint.onDelete("cascade").deferrable().initiallyDeferred();

async function createSubmitTable(db: Kysely<unknown>, table: string, mark: string, others: string[] = []) {
  let creation: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const name of ["kind", mark, ...others, "created_at"]) {
    creation = creation.addColumn(name, "text", (column) => column.notNull());
  }
  for (const [owner, records] of Object.entries({ lead_id: "leads", referral_id: "referrals", trial_id: "trials" })) {
    creation = creation
      .addColumn(owner, "text")
      .addForeignKeyConstraint(`${table}_${records}`, [owner], records, ["id"], goesWithRecord);
  }
  await creation.addPrimaryKeyConstraint(`${table}_primary`, ["kind", mark]).execute();
  await db.schema.createIndex(`${table}_created_at`).on(table).column("created_at").execute();
}
