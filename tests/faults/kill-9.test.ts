import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { runServer } from "#server/testing/processes.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";

const SENDERS = 8;

let site: string;
beforeAll(() => {
  site = fixtureSite();
});
afterAll(() => rmSync(site, { recursive: true }));

/** One visitor's request, under the key it would be sent again with. */
interface Request {
  key: string;
  body: object;
  leadId?: string;
}

let count = 0;
function newRequest(): Request {
  count += 1;
  return { key: `request-${count}`, body: { ...quoteBody, businessName: `Shop ${count}` } };
}

async function send(url: string, request: Request): Promise<boolean> {
  const headers = { "content-type": "application/json", "idempotency-key": request.key };
  try {
    const answer = await fetch(`${url}/api/leads`, { method: "POST", headers, body: JSON.stringify(request.body) });
    if (answer.status !== 200 && answer.status !== 201) return false;
    request.leadId = (await answer.json()).leadId;
    return true;
  } catch {
    return false;
  }
}

/** Starts, repeats what was left unanswered, sends new requests without pause, and is killed in the midst of them. */
async function round(fresh: FreshDatabase, requests: Request[], milliseconds: number) {
  const server = await runServer({ SITE_DIR: site, DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl });
  const unanswered = requests.filter(({ leadId }) => leadId === undefined);
  for (const request of unanswered) expect(await send(server.url, request)).toBe(true);
  const senders = Array.from({ length: SENDERS }, async () => {
    for (let alive = true; alive; ) {
      const request = newRequest();
      requests.push(request);
      alive = await send(server.url, request);
    }
  });
  await pause(milliseconds);
  server.child.kill("SIGKILL");
  expect(await server.ended).toBe("SIGKILL");
  await Promise.all(senders);
}

test.each([
  ["sqlite", 20],
  ["postgres", 5],
] as const)("on %s, killed %i times under load: every acknowledged lead is there, each once", async (kind, kills) => {
  const fresh = await freshDatabase(kind);
  const requests: Request[] = [];
  for (let kill = 0; kill < kills; kill += 1) await round(fresh, requests, 100 + ((kill * 37) % 200));

  const database = openDatabase(fresh);
  const leads = await database.run((db) => listLeads(db, { limit: 1_000_000 }));
  await database.close();
  await fresh.dispose();

  const acknowledged = requests.filter(({ leadId }) => leadId !== undefined);
  const stored = new Set(leads.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(kills * SENDERS);
  expect(acknowledged.filter(({ leadId }) => !stored.has(leadId ?? ""))).toEqual([]);
  expect(new Set(acknowledged.map(({ leadId }) => leadId)).size).toBe(acknowledged.length);
  expect(new Set(leads.map((lead) => lead.business_name)).size).toBe(leads.length);
});
