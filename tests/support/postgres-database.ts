import { randomUUID } from "node:crypto";
import { Client } from "pg";

/** Makes an empty database in a cluster; `drop` ends its connections and deletes it. */
export async function createDatabase(clusterUrl: string): Promise<{ databaseUrl: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(clusterUrl, `create database ${name}`);
  const databaseUrl = new URL(clusterUrl);
  databaseUrl.pathname = `/${name}`;
  return { databaseUrl: databaseUrl.href, drop: () => administer(clusterUrl, `drop database ${name} with (force)`) };
}

async function administer(clusterUrl: string, statement: string) {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
