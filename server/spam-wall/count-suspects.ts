import type { Queries } from "#server/db/database.ts";

/** How many records of a table were set aside as suspect. */
export async function countSuspects(db: Queries, table: "leads" | "referrals" | "trials"): Promise<number> {
  const { suspects } = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll().as("suspects"))
    .where("suspicion", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(suspects);
}
