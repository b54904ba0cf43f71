import type { Migration } from "kysely/migration";

/** What keeps the payments table true: which reports have been read, and the latest one of each payment. */
export const paymentReports: Migration = {
  async up(db) {
    await db.schema
      .createTable("payment_events")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable("payments")
      .addColumn("reported_position", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
