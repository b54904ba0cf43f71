import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { type NodeProcess, runNode, runServer } from "#server/testing/processes.ts";
import { hookTo, webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { breakablePostgres } from "#tests/support/breakable-postgres.ts";
import { databaseKinds, freshDatabase } from "#tests/support/databases.ts";
import { sendLead } from "#tests/support/lead-senders.ts";

const KILLS = 3;
const EACH_TIME = 12;

let site: string;
beforeAll(() => {
  site = fixtureSite();
});
afterAll(() => rmSync(site, { recursive: true }));

const running: NodeProcess[] = [];
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
});

function startWorker(env: Record<string, string | undefined>): NodeProcess {
  const worker = runNode(["server/worker.ts"], env);
  running.push(worker);
  return worker;
}
const delivers = (worker: NodeProcess) => expect.poll(worker.output, { timeout: 30_000 }).toContain("Delivering");

test.each(databaseKinds)(
  "on %s, npm run worker killed three times while it sends: every message arrives, under one id each",
  async (kind) => {
    const fresh = await freshDatabase(kind);
    // Slow, so that a kill finds messages on their way.
    const receiver = await webhookReceiver((response) => void setTimeout(() => response.writeHead(204).end(), 150));
    const env = { DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl, ...hookTo(receiver) };
    const server = await runServer({ ...env, SITE_DIR: site, DELIVERY: "off" });
    running.push(server);
    const leads: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const worker = startWorker(env);
      for (let n = 0; n < EACH_TIME; n += 1) leads.push((await sendLead(server.url)).leadId ?? "");
      const before = receiver.received.length;
      await delivers(worker);
      await expect.poll(() => receiver.received.length, { interval: 10, timeout: 20_000 }).toBeGreaterThan(before);
      worker.child.kill("SIGKILL");
      expect(await worker.ended).toBe("SIGKILL");
    }

    startWorker(env);
    const told = () => receiver.received.map(({ headers, body }) => [JSON.parse(body).data.id, headers["webhook-id"]]);
    await expect.poll(() => new Set(told().map(([lead]) => lead)).size, { timeout: 45_000 }).toBe(leads.length);
    expect([...new Set(told().map(([lead]) => lead))].sort()).toEqual(leads.sort());
    expect(new Set(told().map((pair) => pair.join(" "))).size).toBe(leads.length);
    await receiver.close();
    await fresh.dispose();
  },
);

test("npm run worker started while PostgreSQL is away waits for it, outlives its going away, and delivers", async () => {
  const postgres = await breakablePostgres();
  const fresh = await freshDatabase("sqlite");
  const receiver = await webhookReceiver();
  const env = { DATA_DIR: fresh.dataDir, DATABASE_URL: await postgres.createDatabase(), ...hookTo(receiver) };
  const server = await runServer({ ...env, SITE_DIR: site, DELIVERY: "off" });
  running.push(server);
  const leads = [(await sendLead(server.url)).leadId];
  await postgres.shutDown();

  const worker = startWorker(env);
  await expect.poll(worker.output, { timeout: 30_000 }).toContain("database away");
  await postgres.startAgain();
  const told = () => receiver.received.map(({ body }) => JSON.parse(body).data.id).sort();
  await expect.poll(told, { timeout: 30_000 }).toEqual(leads);

  await postgres.shutDown();
  await pause(3000);
  leads.push((await sendLead(server.url)).leadId);
  await postgres.startAgain();
  await expect.poll(told, { timeout: 40_000 }).toEqual([...leads].sort());
  worker.child.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
  await receiver.close();
  await fresh.dispose();
  await postgres.dispose();
});
