import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { runServer } from "#server/testing/processes.ts";
import { hookTo, webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { databaseKinds, type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { storedRows } from "#tests/support/stored-rows.ts";

const KILLS = 3;
const SENDERS = 4;

let site: string;
beforeAll(() => {
  site = fixtureSite();
});
afterAll(() => rmSync(site, { recursive: true }));

let count = 0;

/** Sends leads without pause until the server dies; resolves with the numbers of those it acknowledged. */
async function sendUntilKilled(url: string, acknowledged: string[]) {
  for (;;) {
    count += 1;
    try {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ ...quoteBody, businessName: `Shop ${count}` });
      const answer = await fetch(`${url}/api/leads`, { method: "POST", headers, body });
      if (answer.status === 201) acknowledged.push((await answer.json()).leadId);
    } catch {
      return;
    }
  }
}

/** A receiver that refuses half of the messages at first, and notes which messages it took of each lead. */
async function unreliableReceiver() {
  const taken = new Map<string, Set<string>>();
  const refused = new Set<string>();
  const receiver = await webhookReceiver((response, { headers, body }) => {
    const id = String(headers["webhook-id"]);
    if (!refused.has(id) && Math.random() < 0.5) {
      refused.add(id);
      return void response.writeHead(503).end();
    }
    const lead = JSON.parse(body).data.id;
    taken.set(lead, (taken.get(lead) ?? new Set()).add(id));
    response.writeHead(204).end();
  });
  return { ...receiver, taken };
}

async function undelivered(fresh: FreshDatabase): Promise<number> {
  const [row] = await storedRows(fresh, "select count(*) as count from outbox where status <> 'sent'");
  return Number(row?.count);
}

test.each(databaseKinds)(
  "on %s, killed under load with a failing receiver: every message of every acknowledged lead arrives",
  async (kind) => {
    const fresh = await freshDatabase(kind);
    const receiver = await unreliableReceiver();
    const acknowledged: string[] = [];
    const start = () =>
      runServer({
        SITE_DIR: site,
        DATA_DIR: fresh.dataDir,
        DATABASE_URL: fresh.databaseUrl,
        ...hookTo(receiver),
      });

    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await start();
      const senders = Array.from({ length: SENDERS }, () => sendUntilKilled(server.url, acknowledged));
      await pause(250 + kill * 100);
      server.child.kill("SIGKILL");
      await Promise.all([server.ended, ...senders]);
    }

    // Two at once: what the killed one held comes free when its lease is over, and goes to one of them.
    const servers = await Promise.all([start(), start()]);
    await expect.poll(() => undelivered(fresh), { timeout: 45_000, interval: 500 }).toBe(0);
    for (const { child, ended } of servers) {
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
    }

    expect(acknowledged.length).toBeGreaterThan(KILLS * SENDERS);
    expect(acknowledged.filter((lead) => !receiver.taken.has(lead))).toEqual([]);
    // Perhaps more than once, but always under one id.
    for (const ids of receiver.taken.values()) expect(ids.size).toBe(1);
    const files = new Set(readdirSync(join(fresh.dataDir, "mail")).map((name) => name.slice(15)));
    const emails = await storedRows(fresh, "select id, channel, lead_id from outbox where channel <> 'webhook'");
    expect(emails.filter(({ id, channel }) => !files.has(`${channel}-${id}.eml`))).toEqual([]);
    const told = new Set(emails.map(({ lead_id }) => lead_id));
    expect(acknowledged.filter((lead) => !told.has(lead))).toEqual([]);
    await receiver.close();
    await fresh.dispose();
  },
);
