import { join } from "node:path";

const count = "select count(*) as count from leads";

/** How many leads a database holds, read past the server. @param {{ dataDir: string, databaseUrl: string | undefined }} database */
export async function storedLeads({ dataDir, databaseUrl }) {
  if (databaseUrl === undefined) {
    const { DatabaseSync } = await import("node:sqlite");
    const file = new DatabaseSync(join(dataDir, "epos.sqlite"), { readOnly: true });
    const row = file.prepare(count).get();
    file.close();
    return Number(row?.count);
  }
  const { Client } = await import("pg");
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(count);
  await client.end();
  return Number(rows[0].count);
}
