import type { Migration } from "kysely/migration";

/** Details of requests that so far stood in notes or nowhere, and the count of downloads. */
export const requestDetails: Migration = {
  async up(db) {
    // One column a statement: SQLite takes no more.
    for (const [table, column] of [
      ["leads", "company_name"],
      ["leads", "trn"],
      ["leads", "address"],
      ["leads", "preferred_time"],
      ["leads", "pro_forma_token"],
      ["referrals", "business_phone_e164"],
      ["trials", "phone_e164"],
    ] as const) {
      await db.schema.alterTable(table).addColumn(column, "text").execute();
    }
    for (const table of ["referrals", "trials"]) {
      const startsEnglish = db.schema.alterTable(table).addColumn("locale", "text", (column) => {
        return column.notNull().defaultTo("en");
      });
      await startsEnglish.execute();
    }
    await db.schema.createIndex("leads_pro_forma_token").on("leads").column("pro_forma_token").unique().execute();
    await db.schema
      .createTable("download_counts")
      .addColumn("day", "text", (column) => column.primaryKey().notNull())
      .addColumn("downloads", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
