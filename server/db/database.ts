import { Kysely, type Transaction } from "kysely";
import type pg from "pg";
import { groupedTransactions } from "./grouped-transactions.ts";
import { openPostgresPool, postgresDialect } from "./postgres.ts";
import { openSqlite, unsynced } from "./sqlite.ts";
import type { Tables } from "./tables.ts";
import { orUnavailable } from "./unavailable.ts";

export type Queries = Kysely<Tables>;

/** Where records are kept. Both ways throw DatabaseUnavailable when the database is away, busy, frozen or full. */
export interface Database {
  kind: "sqlite" | "postgres";
  /** For statements that stand alone. */
  run<T>(work: (db: Queries) => Promise<T>): Promise<T>;
  /**
   * Like `run`, but a power cut may undo it: for notes whose loss only makes work be done twice. On SQLite each write
   * to the disk stops the whole process for milliseconds, and these are most of the writes.
   */
  runUnsynced<T>(work: (db: Queries) => Promise<T>): Promise<T>;
  /** All or nothing; what it wrote survives a kill once the promise resolves. */
  transaction<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  dataDir: string;
  /** PostgreSQL only: for libraries that bring their own statements. */
  pool: pg.Pool | undefined;
  /** Why it is known to be away just now; then both ways fail at once. */
  away(): string | undefined;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
}

const TIMEOUTS = { connect: 3000, statement: 3000 };

/** PostgreSQL when there is an address for it, else the SQLite file in the data folder. */
export function openDatabase({ dataDir, databaseUrl }: DatabaseSettings, timeouts = TIMEOUTS): Database {
  const pool = databaseUrl ? openPostgresPool(databaseUrl, timeouts) : undefined;
  const db = new Kysely<Tables>({ dialect: pool ? postgresDialect(pool) : openSqlite(dataDir) });
  const transaction = pool
    ? <T>(work: (own: Transaction<Tables>) => Promise<T>) => db.transaction().execute(work)
    : groupedTransactions(db);
  return {
    kind: pool ? "postgres" : "sqlite",
    dataDir,
    pool,
    away: () => undefined,
    run: (work) => orUnavailable(work(db)),
    runUnsynced: (work) => orUnavailable(pool ? work(db) : db.connection().execute((own) => unsynced(own, work))),
    transaction: (work) => orUnavailable(transaction(work)),
    close: () => db.destroy(),
  };
}
