import type { Migration } from "kysely/migration";

/** A payment is told of like a request: in the payer's language, once for each way. */
export const paymentMessages: Migration = {
  async up(db) {
    await db.schema
      .alterTable("payments")
      .addColumn("locale", "text", (column) => column.notNull().defaultTo("en"))
      .execute();
    await db.schema
      .alterTable("outbox")
      .addColumn("payment_id", "text", (column) => column.references("payments.id").onDelete("cascade"))
      .execute();
    await db.schema
      .createIndex("outbox_payment_once")
      .on("outbox")
      .columns(["payment_id", "channel", "kind"])
      .unique()
      .execute();
  },
};
