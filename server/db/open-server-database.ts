import { type Database, type DatabaseSettings, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { hasSecretCopies } from "./secret-copies.ts";
import { DatabaseUnavailable } from "./unavailable.ts";
import { type WatchedDatabase, watchDatabase } from "./watched-database.ts";

export interface ServerDatabase {
  database: Database;
  /** The same; undefined on SQLite, which is as near as the disk that would have to stand in for it. */
  watched: WatchedDatabase | undefined;
}

/**
 * The migrated database. A PostgreSQL that was reached from this data folder before may be away: then the server starts
 * without it, and migrates when it is back.
 * @throws what migrating threw
 */
export async function openServerDatabase(settings: DatabaseSettings): Promise<ServerDatabase> {
  const { databaseUrl, dataDir } = settings;
  let isThere = true;
  try {
    await migrate(settings);
  } catch (error) {
    isThere = false;
    const mayStart = databaseUrl !== undefined && error instanceof DatabaseUnavailable && hasSecretCopies(dataDir);
    if (!mayStart) throw error;
  }
  if (!databaseUrl) return { database: openDatabase(settings), watched: undefined };
  const watched = watchDatabase(openDatabase(settings), isThere ? undefined : () => migrate(settings));
  return { database: watched, watched };
}
