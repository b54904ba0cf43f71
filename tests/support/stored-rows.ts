import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";

export type Row = Record<string, unknown>;

/** What a database really holds, read past the application: PostgreSQL where it has an address, else SQLite. */
export async function storedRows(database: { databaseUrl?: string | undefined; dataDir: string }, sql: string) {
  return database.databaseUrl ? await postgresRows(database.databaseUrl, sql) : sqliteRows(database.dataDir, sql);
}

async function postgresRows(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function sqliteRows(dataDir: string, sql: string): Row[] {
  const [file] = globSync(`${dataDir}/*.{db,sqlite}`);
  if (!file) throw new Error(`There is no SQLite file in ${dataDir}`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
