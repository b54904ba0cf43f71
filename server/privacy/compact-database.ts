import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { personalRoles } from "./personal-data.ts";

const ATTEMPTS = 20;
const PAUSE = 250;

/**
 * Leaves nothing of deleted rows. SQLite: the file is written anew and the write-ahead log emptied, which may have to
 * wait for others who read; false when it could not be. PostgreSQL frees the space of the rows, and overwrites it in time.
 */
export async function compactDatabase(database: Database): Promise<boolean> {
  if (database.kind === "postgres") {
    const tables = [...new Set(personalRoles.map(({ table }) => table)), "submit_keys", "submit_fingerprints"];
    for (const table of tables) await database.run((db) => sql`vacuum ${sql.table(table)}`.execute(db));
    return true;
  }
  await database.run((db) => sql`vacuum`.execute(db));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await database.run((db) => sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db));
    if (rows[0]?.busy === 0) return true;
    await pause(PAUSE);
  }
  return false;
}
