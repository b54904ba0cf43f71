import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

/** Kysely's own SQLite dialect over node:sqlite, with transactions that several processes can trust. */
export function durableSqliteDialect(file: DatabaseSync): Dialect {
  return {
    createDriver: () => new ImmediateDriver(file),
    createAdapter: () => new TransactionalDdlAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * A transaction takes the write lock at its beginning: one that reads first and then writes is refused at once
 * when another process wrote in between, whatever the busy timeout.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: asKyselyDatabase(file) });
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has already rolled back; doing it again would fail and hide the reason.
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Makes Kysely's migrator run in one transaction, so in one process at a time: it takes no other lock on SQLite. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Prepared statements that are kept; there are about as many different ones. */
const MOST_STATEMENTS = 200;

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    close: () => file.close(),
    prepare(query) {
      const known = statements.get(query);
      if (known) return known;
      const statement = file.prepare(query);
      const prepared: ReturnType<SqliteDatabase["prepare"]> = {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        // Of its own: another reading of the same statement would end this one.
        iterate: (values) => file.prepare(query).iterate(...(values as SQLInputValue[])),
      };
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      statements.set(query, prepared);
      return prepared;
    },
  };
}
