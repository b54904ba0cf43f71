import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteName } from "./sqlite.ts";

/** Something else has the embedded database open; the message is for whoever gave the command. */
export class DatabaseInUse extends Error {
  override name = "DatabaseInUse";
}

/**
 * The embedded database for one process alone: while it is open no other can read or write it; undefined where there is
 * none. @throws DatabaseInUse
 */
export function openSqliteAlone(dataDir: string): DatabaseSync | undefined {
  const path = join(dataDir, sqliteName);
  if (!existsSync(path)) return undefined;
  const file = new DatabaseSync(path, { timeout: 500 });
  try {
    // Kept until it is closed. Every other connection holds a shared lock for as long as it is open.
    file.exec("pragma locking_mode = exclusive; begin exclusive; commit");
    return file;
  } catch (error) {
    file.close();
    const { errcode } = error as { errcode?: number };
    if (errcode !== undefined && [5, 6].includes(errcode & 0xff)) {
      throw new DatabaseInUse(`The database in ${dataDir} is in use: stop the server and the worker first`);
    }
    throw error;
  }
}
