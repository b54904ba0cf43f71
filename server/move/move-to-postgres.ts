import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { openDatabase, type Queries } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openSqliteAlone } from "#server/db/open-alone.ts";
import { sourceRows, targetSum } from "./read-rows.ts";
import { type SourceTable, tablesInOrder } from "./source-tables.ts";
import { TableSum } from "./table-sum.ts";

/** Why nothing was moved, in one line for whoever asked. */
export class MoveError extends Error {
  override name = "MoveError";
}

export interface MovedTable {
  name: string;
  rows: number;
  checksum: string;
}

export interface Move {
  tables: MovedTable[];
  /** All of it was there before. */
  already: boolean;
}

/** What a server makes by itself, and nobody misses when it comes from the other database instead. */
const madeByServers = ["secrets", "rate_limits"];
const TIMEOUTS = { connect: 10_000, statement: 600_000 };

/**
 * Copies the whole SQLite database into an empty PostgreSQL in one transaction, reads it back and compares counts and
 * contents. When anything fails PostgreSQL is as empty as before, so it may be run again.
 * @throws MoveError, DatabaseInUse, DatabaseUnavailable
 */
export async function moveToPostgres(settings: { dataDir: string; databaseUrl: string }): Promise<Move> {
  await migrateSource(settings.dataDir);
  const file = openSqliteAlone(settings.dataDir);
  if (!file) throw new MoveError(`There is no database in ${settings.dataDir}`);
  try {
    await migrate(settings);
    const database = openDatabase(settings, TIMEOUTS);
    try {
      return await database.transaction((db) => moveTables(db, file, tablesInOrder(file)));
    } finally {
      await database.close();
    }
  } finally {
    file.close();
  }
}

/** Both sides must have the same tables. */
async function migrateSource(dataDir: string) {
  const file = openSqliteAlone(dataDir);
  file?.close();
  if (file) await migrate({ dataDir });
}

async function moveTables(db: Queries, file: DatabaseSync, tables: SourceTable[]): Promise<Move> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in exclusive mode`.execute(db);
  const filled = await filledTables(db, tables);
  if (filled.length === 0) for (const table of tables) await copyTable(db, file, table);
  const moved: MovedTable[] = [];
  for (const table of tables) {
    const [source, target] = [sourceSum(file, table), await targetSum(db, table)];
    if (!source.equals(target) && !(filled.length > 0 && madeByServers.includes(table.name))) {
      throw new MoveError(
        filled.length > 0
          ? `PostgreSQL is not empty: there are rows in ${filled.join(", ")}`
          : `${table.name} is not the same in PostgreSQL as in SQLite; nothing was moved`,
      );
    }
    moved.push({ name: table.name, rows: source.count, checksum: source.checksum });
  }
  return { tables: moved, already: filled.length > 0 };
}

async function filledTables(db: Queries, tables: SourceTable[]): Promise<string[]> {
  const filled = [];
  for (const { name } of tables.filter((table) => !madeByServers.includes(table.name))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

async function copyTable(db: Queries, file: DatabaseSync, table: SourceTable) {
  if (madeByServers.includes(table.name)) await sql`delete from ${sql.table(table.name)}`.execute(db);
  for (const rows of sourceRows(file, table)) {
    const values = rows.map((row) => sql`(${sql.join(table.columns.map((column) => row[column]))})`);
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(db);
  }
}

function sourceSum(file: DatabaseSync, table: SourceTable): TableSum {
  const sum = new TableSum(table.columns);
  for (const rows of sourceRows(file, table)) for (const row of rows) sum.add(row);
  return sum;
}
