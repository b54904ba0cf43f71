import { Migrator } from "kysely/migration";
import { type DatabaseSettings, openDatabase } from "./database.ts";
import { migrations } from "./migrations/index.ts";

/** Milliseconds; a process may wait for another one's migration, which may be long. */
const TIMEOUTS = { connect: 10_000, statement: 600_000 };

/**
 * Brings the tables up to date. Safe when several processes start at once: one at a time migrates, in a transaction.
 * @throws what the database or a migration threw
 */
export async function migrate(settings: DatabaseSettings): Promise<void> {
  const database = openDatabase(settings, TIMEOUTS);
  try {
    await database.run(async (db) => {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    });
  } finally {
    await database.close();
  }
}
