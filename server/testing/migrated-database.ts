import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { type DatabaseKind, freshDatabase } from "#tests/support/databases.ts";

/** A fresh database with all tables. */
export async function migratedDatabase(
  kind: DatabaseKind,
): Promise<{ database: Database; dispose: () => Promise<void> }> {
  const fresh = await freshDatabase(kind);
  await migrate(fresh);
  return { database: openDatabase(fresh), dispose: fresh.dispose };
}
