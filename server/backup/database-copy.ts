import { chmodSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { BackupError } from "./backup-error.ts";

/** Milliseconds to wait for a writer. */
const PATIENCE = 10_000;

/**
 * Copies an SQLite database as it is at one moment, also while it is written to: one statement reads it, and writers
 * go on beside it. Of rows deleted before, nothing is in the copy.
 */
export function copyDatabase(from: string, to: string): void {
  const file = new DatabaseSync(from, { timeout: PATIENCE });
  try {
    file.prepare("vacuum into ?").run(to);
  } finally {
    file.close();
  }
  chmodSync(to, 0o600);
}

/**
 * Reads all of a copy, and counts its rows by table.
 * @throws BackupError where SQLite finds it damaged
 */
export function checkDatabase(path: string): Record<string, number> {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const [found] = file.prepare("pragma integrity_check").all();
    const strays = file.prepare("pragma foreign_key_check").all();
    if (found?.integrity_check !== "ok" || strays.length > 0) throw new BackupError(`${path} is damaged`);
    const tables = file
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all();
    return Object.fromEntries(tables.map(({ name }) => [String(name), countOf(file, String(name))]));
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} cannot be read as a database`, { cause: error });
  } finally {
    file.close();
  }
}

function countOf(file: DatabaseSync, table: string): number {
  return Number(file.prepare(`select count(*) as count from "${table}"`).get()?.count);
}
