import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { runServer } from "#server/testing/processes.ts";
import { databaseKinds, freshDatabase } from "#tests/support/databases.ts";

let site: string;
beforeAll(() => {
  site = fixtureSite();
});
afterAll(() => rmSync(site, { recursive: true }));

test.each(databaseKinds)("three servers started at once share one database on %s", async (kind) => {
  const fresh = await freshDatabase(kind);
  const env = { SITE_DIR: site, DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl };
  const servers = await Promise.all([1, 2, 3].map(() => runServer(env)));

  async function post(n: number, body: object, key?: string) {
    const url = `${servers[n % servers.length]?.url}/api/leads`;
    const headers = { "content-type": "application/json", ...(key && { "idempotency-key": key }) };
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, leadId: (await answer.json()).leadId as string };
  }
  const each = <T>(length: number, work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length }, (_, n) => work(n)));

  const different = await each(60, (n) => post(n, { ...quoteBody, businessName: `Shop ${n}` }, `key-${n}`));
  expect(different.map(({ status }) => status)).toEqual(Array(60).fill(201));

  const same = await each(20, (n) => post(n, quoteBody, n % 2 ? "one-key" : undefined));
  expect(same.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(new Set(same.map(({ leadId }) => leadId)).size).toBe(1);

  for (const { child, ended } of servers) {
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  }
  const database = openDatabase(fresh);
  expect(await database.run((db) => listLeads(db, { limit: 1000 }))).toHaveLength(61);
  await database.close();
  await fresh.dispose();
});
