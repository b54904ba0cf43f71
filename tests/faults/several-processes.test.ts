import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { leadLimits } from "#server/rate-limit/sender-limits.ts";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { runServer, type ServerProcess } from "#server/testing/processes.ts";
import { hookTo, webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { databaseKinds, freshDatabase } from "#tests/support/databases.ts";
import { sendLead } from "#tests/support/lead-senders.ts";

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

  await stop(servers);
  const database = openDatabase(fresh);
  expect(await database.run((db) => listLeads(db, { limit: 1000 }))).toHaveLength(61);
  await database.close();
  await fresh.dispose();
});

test("limits hold over three servers on one PostgreSQL", async () => {
  const fresh = await freshDatabase("postgres");
  const env = { SITE_DIR: site, DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl, RATE_LIMIT: "on" };
  const servers = await Promise.all([1, 2, 3].map(() => runServer(env)));
  const statuses: number[] = [];
  for (let n = 0; n < leadLimits.sender.points + 15; n += 1) {
    const url = `${servers[n % 3]?.url}/api/leads`;
    const body = JSON.stringify({ ...quoteBody, businessName: `Shop ${n}` });
    statuses.push((await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body })).status);
  }
  expect(statuses.slice(0, leadLimits.sender.points)).toEqual(Array(leadLimits.sender.points).fill(201));
  expect(statuses.slice(leadLimits.sender.points)).toEqual(Array(15).fill(429));
  await stop(servers);
  await fresh.dispose();
});

test.each(databaseKinds)("three servers deliver each message once on %s", async (kind) => {
  const fresh = await freshDatabase(kind);
  const receiver = await webhookReceiver();
  const env = { SITE_DIR: site, DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl, ...hookTo(receiver) };
  const servers = await Promise.all([1, 2, 3].map(() => runServer(env)));
  const leads = await Promise.all(servers.flatMap(({ url }) => Array.from({ length: 12 }, () => sendLead(url))));
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(leads.length);
  await stop(servers);
  const told = receiver.received.map(({ body }) => JSON.parse(body).data.id);
  expect(told.sort()).toEqual(leads.map(({ leadId }) => leadId).sort());
  await receiver.close();
  await fresh.dispose();
});

async function stop(servers: ServerProcess[]) {
  for (const { child, ended } of servers) {
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  }
}
