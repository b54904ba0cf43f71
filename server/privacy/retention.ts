import { business } from "#content/business.ts";
import type { Database } from "#server/db/database.ts";
import { PAID } from "#server/payments/payment-status.ts";
import type { PrivacyParts } from "./erase-person.ts";
import type { Row } from "./find-records.ts";
import { forgetRecords } from "./forget-records.ts";
import { type PersonalRole, personalRoles } from "./personal-data.ts";
import { outdatedFiles, removeFiles } from "./personal-files.ts";
import { keptByLawSince } from "./tax-records.ts";

/** What was forgotten because its time was over. */
export interface Outdated {
  records: number;
  files: number;
}

/** So that nobody who writes meanwhile waits long. */
const AT_ONCE = 100;

/**
 * Forgets whom we have not been in contact with for as many months as the privacy page says; payments when tax law lets
 * us. May run in any number of processes at once.
 */
export async function applyRetention(
  { database, dataDir, clock }: Omit<PrivacyParts, "pause">,
  months: number = business.retentionMonths,
): Promise<Outdated> {
  const now = clock();
  const before = monthsBefore(now, months);
  const messages: string[] = [];
  let records = 0;
  for (const role of personalRoles) {
    for (;;) {
      const rows = await outdatedRows(database, role, before, now);
      const forgotten = rows.map((row) => ({ role, row }));
      messages.push(...(await database.transaction((db) => forgetRecords(db, forgotten))));
      records += rows.length;
      if (rows.length < AT_ONCE) break;
    }
  }
  const files = await outdatedFiles(dataDir, before, messages);
  await removeFiles(files);
  return { records, files: files.length };
}

/** The last moment of a shorter month where there is no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

async function outdatedRows(database: Database, role: PersonalRole, before: Date, now: Date): Promise<Row[]> {
  const { table, blank } = role;
  const rows = await database.run((db) => {
    const query = db
      .selectFrom(table as "payments")
      .selectAll()
      .where("updated_at", "<", before.toISOString())
      .where((where) => where.or(Object.keys(blank).map((column) => where(column as "customer_name", "<>", ""))))
      .orderBy("id")
      .limit(AT_ONCE);
    const keptSince = keptByLawSince(now).toISOString();
    if (table !== "payments") return query.execute();
    return query
      .where((where) => where.or([where("status", "<>", PAID), where("created_at", "<", keptSince)]))
      .execute();
  });
  return rows as unknown as Row[];
}
