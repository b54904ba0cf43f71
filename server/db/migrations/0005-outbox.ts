import type { Migration } from "kysely/migration";

/** Messages still to be delivered, and those delivered or set aside. They are erased with the record they tell of. */
export const outbox: Migration = {
  async up(db) {
    let creation = db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull());
    for (const [owner, records] of Object.entries({ lead_id: "leads", referral_id: "referrals", trial_id: "trials" })) {
      creation = creation
        .addColumn(owner, "text")
        .addForeignKeyConstraint(`outbox_${records}`, [owner], records, ["id"], (owned) => owned.onDelete("cascade"));
    }
    await creation
      .addColumn("status", "text", (column) => column.notNull().defaultTo("pending"))
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("next_attempt_at", "text", (column) => column.notNull())
      .addColumn("leased_until", "text")
      .addColumn("lease_token", "text")
      .addColumn("last_error", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("sent_at", "text")
      .execute();
    const due = ["status", "channel", "next_attempt_at"];
    await db.schema.createIndex("outbox_due").on("outbox").columns(due).execute();
    for (const owner of ["lead_id", "referral_id", "trial_id"]) {
      await db.schema.createIndex(`outbox_${owner}`).on("outbox").column(owner).execute();
    }
  },
};
