import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import type { Queries } from "#server/db/database.ts";
import type { SourceTable } from "./source-tables.ts";
import { type Cells, TableSum } from "./table-sum.ts";

const AT_ONCE = 500;

/** Rows of SQLite, some hundred at a time. */
export function* sourceRows(file: DatabaseSync, { name }: SourceTable): Generator<Cells[]> {
  const statement = file.prepare(`select * from "${name}"`);
  // Numbers of any size.
  statement.setReadBigInts(true);
  let rows: Cells[] = [];
  for (const row of statement.iterate()) {
    rows.push(row);
    if (rows.length < AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** What a table of PostgreSQL holds; in a transaction. */
export async function targetSum(db: Queries, { name, columns }: SourceTable): Promise<TableSum> {
  const sum = new TableSum(columns);
  await sql`declare moved no scroll cursor for select * from ${sql.table(name)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Cells>`fetch ${sql.lit(AT_ONCE)} from moved`.execute(db);
    for (const row of rows) sum.add(row);
    if (rows.length < AT_ONCE) break;
  }
  await sql`close moved`.execute(db);
  return sum;
}
