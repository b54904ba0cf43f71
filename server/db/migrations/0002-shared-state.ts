import { type ForeignKeyConstraintBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What keeps a repeated submit one lead, limits senders, and is shared by all processes on one database. */
export const sharedState: Migration = {
  async up(db) {
    await createIdempotencyKeys(db);
    await createSubmissionFingerprints(db);
    await createRateLimits(db);
    await createSecrets(db);
  },
};

/** Checked at the end of the transaction, because the claim comes before the lead; and erased with it. */
const goesWithLead = (constraint: ForeignKeyConstraintBuilder) =>
  constraint.onDelete("cascade").deferrable().initiallyDeferred();

async function createIdempotencyKeys(db: Kysely<unknown>) {
  await db.schema
    .createTable("idempotency_keys")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addForeignKeyConstraint("idempotency_keys_lead", ["lead_id"], "leads", ["id"], goesWithLead)
    .execute();
  await db.schema.createIndex("idempotency_keys_created_at").on("idempotency_keys").column("created_at").execute();
}

async function createSubmissionFingerprints(db: Kysely<unknown>) {
  const table = "submission_fingerprints";
  await db.schema
    .createTable(table)
    .addColumn("fingerprint", "text", (column) => column.primaryKey().notNull())
    .addColumn("lead_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addForeignKeyConstraint(`${table}_lead`, ["lead_id"], "leads", ["id"], goesWithLead)
    .execute();
  await db.schema.createIndex(`${table}_created_at`).on(table).column("created_at").execute();
}

async function createRateLimits(db: Kysely<unknown>) {
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", sql`varchar(255)`, (column) => column.primaryKey().notNull())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}

async function createSecrets(db: Kysely<unknown>) {
  await db.schema
    .createTable("secrets")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}
