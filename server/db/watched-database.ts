import { sql } from "kysely";
import type { Database } from "./database.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** A database that fails at once while it is known to be away, so that nobody waits for it in vain. */
export interface WatchedDatabase extends Database {
  /** What a caller found who gave up waiting. */
  markAway(code: string): void;
  /** Asks the database itself; once it answers, it is back for everyone. Never throws. */
  check(): Promise<boolean>;
}

/** One transaction that lost against another says nothing about the database. */
const conflict = /^40/;

/** @param prepare done before it counts as there, each time it is asked, until it has succeeded once */
export function watchDatabase(database: Database, prepare?: () => Promise<void>): WatchedDatabase {
  let reason: string | undefined = prepare && "NOT_YET_REACHED";
  let prepared = prepare === undefined;

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (reason !== undefined) throw new DatabaseUnavailable(reason);
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseUnavailable && !conflict.test(error.code)) reason = error.code;
      throw error;
    }
  }

  return {
    ...database,
    run: (work) => guarded(() => database.run(work)),
    runUnsynced: (work) => guarded(() => database.runUnsynced(work)),
    transaction: (work) => guarded(() => database.transaction(work)),
    away: () => reason,
    markAway(code) {
      reason ??= code;
    },
    async check() {
      try {
        if (!prepared) await prepare?.();
        prepared = true;
        await database.run((db) => sql`select 1`.execute(db));
        reason = undefined;
        return true;
      } catch (error) {
        reason = error instanceof DatabaseUnavailable ? error.code : "NOT_PREPARED";
        return false;
      }
    },
  };
}
