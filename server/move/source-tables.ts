import type { DatabaseSync } from "node:sqlite";

export interface SourceTable {
  name: string;
  columns: string[];
}

/** All tables of an SQLite database but those that note migrations; each after the tables that it refers to. */
export function tablesInOrder(file: DatabaseSync): SourceTable[] {
  const names = file
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(?:sqlite_|kysely_)/.test(name));
  const ordered = new Set<string>();
  const add = (name: string, under: string[] = []) => {
    if (ordered.has(name) || under.includes(name)) return;
    for (const other of referredTo(file, name)) add(other, [...under, name]);
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered].map((name) => ({ name, columns: columnsOf(file, name) }));
}

function referredTo(file: DatabaseSync, table: string): string[] {
  const keys = file.prepare("select * from pragma_foreign_key_list(?)").all(table);
  return keys.map((key) => String(key.table));
}

function columnsOf(file: DatabaseSync, table: string): string[] {
  const columns = file.prepare("select name from pragma_table_info(?) order by name").all(table);
  return columns.map(({ name }) => String(name));
}
