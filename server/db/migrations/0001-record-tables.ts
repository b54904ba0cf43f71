import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The five tables of the specification. */
export const recordTables: Migration = {
  async up(db) {
    await createUsers(db);
    await createReferrals(db);
    await createPayments(db);
    await createLeads(db);
    await createTrials(db);
  },
};

type Schema = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const startsAs = (value: string | number) => (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(value);

async function createUsers(db: Schema) {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("username", "text", (column) => column.notNull().unique())
    .addColumn("password", "text", required)
    .execute();
}

async function createReferrals(db: Schema) {
  await record(db, "referrals")
    .addColumn("referrer_name", "text", required)
    .addColumn("referrer_email", "text", required)
    .addColumn("business_name", "text", required)
    .addColumn("contact_person", "text", required)
    .addColumn("business_phone", "text", required)
    .addColumn("business_type", "text", required)
    .addColumn("notes", "text")
    .addColumn("status", "text", startsAs("pending"))
    .addColumn("stripe_payment_intent_id", "text")
    .execute();
}

async function createPayments(db: Schema) {
  await record(db, "payments")
    .addColumn("stripe_payment_intent_id", "text", (column) => column.notNull().unique())
    .addColumn("amount", "integer", required)
    .addColumn("currency", "text", startsAs("aed"))
    .addColumn("status", "text", required)
    .addColumn("customer_email", "text")
    .addColumn("customer_name", "text")
    .addColumn("referral_id", "text", (column) => column.references("referrals.id"))
    .execute();
}

async function createLeads(db: Schema) {
  await record(db, "leads")
    .addColumn("business_name", "text", required)
    .addColumn("contact_person", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("phone_e164", "text")
    .addColumn("business_type", "text", required)
    .addColumn("emirate", "text", required)
    .addColumn("number_of_outlets", "integer", startsAs(1))
    .addColumn("expected_savings", "integer")
    .addColumn("monthly_emi_amount", "integer")
    .addColumn("preferred_contact_method", "text", startsAs("whatsapp"))
    .addColumn("notes", "text")
    .addColumn("status", "text", startsAs("new"))
    .addColumn("source", "text", startsAs("quote_builder"))
    .addColumn("locale", "text", startsAs("en"))
    .execute();
  await db.schema.createIndex("leads_created_at").on("leads").column("created_at").execute();
}

async function createTrials(db: Schema) {
  await record(db, "trials")
    .addColumn("full_name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("business_type", "text")
    .addColumn("download_count", "integer", startsAs(0))
    .addColumn("status", "text", startsAs("new"))
    .execute();
}

/** A table with an id and the two times that every record has. */
function record(db: Schema, table: string): CreateTableBuilder<string> {
  return db.schema
    .createTable(table)
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required);
}
