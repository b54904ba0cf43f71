import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Dialect, type Kysely, sql } from "kysely";
import { durableSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** How long a write waits for another process, in milliseconds. The wait stops this process too, so it is short. */
const BUSY_TIMEOUT = 2000;
const WAL_ATTEMPTS = 100;
const WAL_PAUSE = 20;

export const sqliteName = "epos.sqlite";

/** Opens DATA_DIR/epos.sqlite and makes it when it is missing; a commit returns when it is on the disk. */
export function openSqlite(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(dataDir, sqliteName), {
    timeout: BUSY_TIMEOUT,
    enableForeignKeyConstraints: true,
  });
  switchToWriteAheadLog(file);
  // What is deleted is overwritten: a person's data must not stay legible in pages that nothing uses.
  file.exec("pragma synchronous = full; pragma secure_delete = on");
  return durableSqliteDialect(file);
}

/** Runs statements on the one connection there is, without waiting for the disk; kill -9 still loses nothing. */
export async function unsynced<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  await sql`pragma synchronous = normal`.execute(db);
  try {
    return await work(db);
  } finally {
    await sql`pragma synchronous = full`.execute(db);
  }
}

/** Processes that start together refuse each other this switch without waiting for the busy timeout. */
function switchToWriteAheadLog(file: DatabaseSync) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      file.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (attempt === WAL_ATTEMPTS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_PAUSE);
    }
  }
}
