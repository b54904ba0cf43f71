import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { LIMITS_WITHIN } from "#server/rate-limit/limiter.ts";
import { ANSWER_WITHIN, STORE_WITHIN } from "#server/repeated-submits/submit-once.ts";
import { SECRET_WITHIN } from "#server/spam-wall/wall-secret.ts";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { runServer, type ServerProcess } from "#server/testing/processes.ts";
import { type BreakablePostgres, breakablePostgres } from "#tests/support/breakable-postgres.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { type SentLead, sendAgain, sendLead, startLoad, timesOf } from "#tests/support/lead-senders.ts";
import { storedRows } from "#tests/support/stored-rows.ts";

const CHANNELS = 2;

let site: string;
let postgres: BreakablePostgres;
let fresh: FreshDatabase;
const running: ServerProcess[] = [];
beforeAll(async () => {
  site = fixtureSite();
  postgres = await breakablePostgres();
});
afterAll(async () => {
  rmSync(site, { recursive: true });
  await postgres.dispose();
});
beforeEach(async () => {
  fresh = { ...(await freshDatabase("sqlite")), kind: "postgres", databaseUrl: await postgres.createDatabase() };
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
  await fresh.dispose();
});

async function start(env: Record<string, string> = {}) {
  const server = await runServer({ SITE_DIR: site, DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl, ...env });
  running.push(server);
  return server;
}

async function getFrom(url: string, path: string) {
  const answer = await fetch(url + path, { headers: { connection: "close" } });
  return { status: answer.status, text: await answer.text() };
}

const spooled = () => readdirSync(join(fresh.dataDir, "spool")).filter((name) => name.endsWith(".json"));
const drained = () => expect.poll(() => spooled().length, { timeout: 40_000, interval: 200 }).toBe(0);

/** Row by row: every request was taken, each is one lead under the number its sender was told, each with its messages. */
async function expectNothingLost(url: string, sent: SentLead[]) {
  expect(sent.filter(({ status }) => status !== 201 && status !== 200)).toEqual([]);
  const told = sent.map(({ leadId }) => leadId).sort();
  const leads = await storedRows(fresh, "select id, business_name from leads");
  expect(leads.map(({ id }) => id).sort()).toEqual(told);
  expect(new Set(leads.map((lead) => lead.business_name)).size).toBe(sent.length);
  const messages = await storedRows(fresh, "select lead_id, count(*) as count from outbox group by lead_id");
  expect(messages.map(({ lead_id }) => lead_id).sort()).toEqual(told);
  expect(messages.every(({ count }) => Number(count) === CHANNELS)).toBe(true);
  for (const request of sent.slice(-5)) {
    expect(await sendAgain(url, request)).toMatchObject({ status: 200, leadId: request.leadId });
  }
}

test("whatever a frozen database takes of a request's time ends before two seconds", () => {
  expect(Math.max(ANSWER_WITHIN, SECRET_WITHIN + LIMITS_WITHIN + STORE_WITHIN)).toBeLessThan(1800);
});

test.each(["frozen", "stopped"] as const)(
  "PostgreSQL %s under load: nothing is refused, lost or doubled",
  async (how) => {
    const { url } = await start({ RATE_LIMIT: "off" });
    const load = startLoad(url);
    await pause(700);
    const before = load.sent.length;
    await (how === "frozen" ? postgres.freeze() : postgres.shutDown());
    await pause(4000);
    const during = load.sent.slice(before);
    expect(await getFrom(url, "/healthz")).toMatchObject({ status: 200 });
    expect(await getFrom(url, "/en")).toMatchObject({ status: 200 });
    const readiness = await getFrom(url, "/readyz");
    expect(readiness.status).toBe(200);
    expect(JSON.parse(readiness.text)).toMatchObject({
      status: "degraded",
      reason: expect.stringMatching(/^database: /),
    });
    expect(spooled().length).toBeGreaterThan(0);
    await (how === "frozen" ? postgres.thaw() : postgres.startAgain());
    await pause(1500);
    const sent = await load.end();
    await drained();
    process.stdout.write(`PostgreSQL ${how}: ${timesOf(during)}; in all ${timesOf(sent)}\n`);
    await expectNothingLost(url, sent);
    expect(JSON.parse((await getFrom(url, "/readyz")).text)).toEqual({ status: "ready" });
  },
);

test("PostgreSQL restarted three times under load: nothing is refused, lost or doubled", async () => {
  const { url } = await start();
  const load = startLoad(url);
  for (let restart = 0; restart < 3; restart += 1) {
    await pause(700);
    await postgres.shutDown();
    await postgres.startAgain();
  }
  await pause(700);
  const sent = await load.end();
  await drained();
  process.stdout.write(`PostgreSQL restarted: ${timesOf(sent)}\n`);
  await expectNothingLost(url, sent);
});

test("killed while PostgreSQL is away, and started without it: site and spool work, and it drains when it is back", async () => {
  const first = await start();
  const sent = [await sendLead(first.url)];
  await postgres.shutDown();
  for (let n = 0; n < 10; n += 1) sent.push(await sendLead(first.url));
  first.child.kill("SIGKILL");
  await first.ended;
  expect(spooled()).toHaveLength(10);

  const second = await start();
  expect(await getFrom(second.url, "/en")).toMatchObject({ status: 200 });
  const [, spooledBefore] = sent as [SentLead, SentLead];
  expect(await sendAgain(second.url, spooledBefore)).toMatchObject({ status: 200, leadId: spooledBefore.leadId });
  sent.push(await sendLead(second.url));
  await postgres.startAgain();
  await drained();
  await expectNothingLost(second.url, sent);
});
