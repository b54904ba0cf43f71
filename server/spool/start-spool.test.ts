import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { business } from "#content/business.ts";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { type WatchedDatabase, watchDatabase } from "#server/db/watched-database.ts";
import { channels } from "#server/delivery/channels.ts";
import { createOutbox } from "#server/delivery/outbox.ts";
import { createLogger } from "#server/log/logger.ts";
import { type Metrics, openMetrics } from "#server/metrics/metrics.ts";
import { type FreezableLine, freezableLine } from "#server/testing/freezable-line.ts";
import { formOf, invoiceBody, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { referralBody } from "#server/testing/referral-body.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { trialBody } from "#server/testing/trial-body.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { storedRows } from "#tests/support/stored-rows.ts";
import { type RunningSpool, startSpool } from "./start-spool.ts";

vi.setConfig({ testTimeout: 30_000 });

const idSecret = randomBytes(32);
/** Room for five small requests. */
const spoolMaxBytes = 5 * 4096;
const log: string[] = [];
let fresh: FreshDatabase;
let line: FreezableLine;
let database: WatchedDatabase;
let spooling: RunningSpool;
let metrics: Metrics;
let server: TestApp;

beforeEach(async () => {
  fresh = await freshDatabase("postgres");
  await migrate(fresh);
  line = await freezableLine(fresh.databaseUrl ?? "");
  const settings = { dataDir: fresh.dataDir, databaseUrl: line.databaseUrl };
  database = watchDatabase(openDatabase(settings, { connect: 400, statement: 400 }));
  log.length = 0;
  metrics = openMetrics();
  spooling = startSpool({
    dataDir: fresh.dataDir,
    database,
    spoolMaxBytes,
    outbox: createOutbox(channels),
    logger: createLogger({ write: (text) => void log.push(text) }),
    clock: () => new Date(),
    metrics,
  });
  server = await testApp("postgres", { database, spool: spooling.spool, idSecret });
  // Only the test looks whether the database is back.
  await spooling.stop();
});
afterEach(async () => {
  line.thaw();
  await server.close();
  line.close();
  await fresh.dispose();
});

const stored = (sql: string) => storedRows(fresh, sql);
const count = async (table: string) => Number((await stored(`select count(*) as count from ${table}`))[0]?.count);
const withKey = (key: string, body: object = quoteBody) => server.post(body, { "idempotency-key": key });

async function back() {
  line.thaw();
  await vi.waitFor(
    async () => {
      await spooling.look();
      expect(database.away()).toBeUndefined();
    },
    { timeout: 15_000, interval: 200 },
  );
  await spooling.look();
}

test("frozen: every kind of request is taken with its final number, and is in the database afterwards", async () => {
  line.freeze();
  const answers = [
    await server.post(quoteBody),
    await server.post(invoiceBody),
    await server.postTo("/api/referrals", referralBody),
    await server.postTo("/api/trials", trialBody),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const [quote, invoice, referral, trial] = answers.map(({ json }) => json);
  expect(spooling.spool.waiting()).toBe(4);
  // Pages that belong to them are there meanwhile.
  const page = async (url: string) => (await server.app.inject(url)).body;
  expect(await page(invoice.proFormaUrl)).toContain(invoice.leadId);
  expect(await page(trial.url)).toMatch(/data-personal(?![^>]*hidden)/);

  await back();
  expect(spooling.spool.waiting()).toBe(0);
  const ids = async (table: string) => (await stored(`select id from ${table}`)).map(({ id }) => id).sort();
  expect(await ids("leads")).toEqual([quote.leadId, invoice.leadId].sort());
  expect(await ids("referrals")).toEqual([referral.referralId]);
  expect(await ids("trials")).toEqual([trial.trialId]);
  expect(await count("outbox")).toBe(4 * channels.length);
  expect(await page(invoice.proFormaUrl)).toContain(invoice.leadId);
});

test("one key before, while and after the database is away: one lead, one number", async () => {
  const before = await withKey("k1");
  line.freeze();
  expect(await withKey("k1")).toMatchObject({ status: 201, json: { leadId: before.json.leadId } });
  expect(await withKey("k1")).toMatchObject({ status: 200, json: { leadId: before.json.leadId, duplicate: true } });
  const meanwhile = await withKey("k2", invoiceBody);
  expect(await withKey("k3", invoiceBody)).toMatchObject({ status: 200, json: { leadId: meanwhile.json.leadId } });
  expect(await withKey("k2", { ...invoiceBody, companyName: "Other" })).toMatchObject({ status: 422 });
  await back();
  for (const key of ["k2", "k3"]) {
    const again = await withKey(key, invoiceBody);
    expect(again).toMatchObject({ status: 200, json: { leadId: meanwhile.json.leadId, duplicate: true } });
    expect(again.json.proFormaUrl).toBe(meanwhile.json.proFormaUrl);
  }
  expect((await withKey("k1")).json).toMatchObject({ leadId: before.json.leadId, duplicate: true });
  expect(await count("leads")).toBe(2);
  expect(await count("outbox")).toBe(2 * channels.length);
});

test("a repeat that reaches the database before the spool is drained is the same lead", async () => {
  line.freeze();
  const first = await server.post(quoteBody);
  line.thaw();
  await vi.waitFor(async () => expect(await database.check()).toBe(true), { timeout: 15_000, interval: 200 });
  expect(await server.post(quoteBody)).toMatchObject({ status: 200, json: { leadId: first.json.leadId } });
  await spooling.look();
  expect(await count("leads")).toBe(1);
});

test("two servers that cannot reach their database give one key one number", async () => {
  const otherFresh = await freshDatabase("postgres");
  const otherWatched = watchDatabase(openDatabase({ ...otherFresh, databaseUrl: line.databaseUrl }));
  const settings = {
    spoolMaxBytes,
    outbox: createOutbox([]),
    logger: createLogger({ write: () => undefined }),
    clock: () => new Date(),
  };
  const otherSpool = startSpool({ dataDir: otherFresh.dataDir, database: otherWatched, ...settings });
  const other = await testApp("postgres", { database: otherWatched, spool: otherSpool.spool, idSecret });
  await otherSpool.stop();
  line.freeze();
  const one = await withKey("k1");
  const two = await other.post(quoteBody, { "idempotency-key": "k1" });
  expect(one.json.leadId).toBe(two.json.leadId);
  await back();
  await vi.waitFor(
    async () => {
      await otherSpool.look();
      expect(otherSpool.spool.waiting()).toBe(0);
    },
    { timeout: 15_000 },
  );
  expect(await count("leads")).toBe(1);
  await other.close();
  await otherFresh.dispose();
});

test("what cannot be used is set aside and holds up nothing", async () => {
  const folder = join(fresh.dataDir, "spool");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `lead-${"0".repeat(32)}.json`), "torn");
  line.freeze();
  const { json } = await server.post(quoteBody);
  await back();
  expect(await stored("select id from leads")).toEqual([{ id: json.leadId }]);
  expect(log.join("")).toContain("spool file set aside");
});

test("files that another process on the folder has moved count for nothing", async () => {
  line.freeze();
  for (const source of [quoteBody, invoiceBody]) expect((await server.post(source)).status).toBe(201);
  for (const name of spooling.spool.names()) rmSync(join(fresh.dataDir, "spool", name));
  await back();
  expect([spooling.spool.waiting(), spooling.spool.bytes()]).toEqual([0, 0]);
});

test("a form sent without JavaScript is confirmed as always", async () => {
  line.freeze();
  const answer = await server.post(formOf(quoteBody), plainForm);
  expect(answer.status).toBe(201);
  expect(answer.text).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
});

test("/readyz stays ready while the spool takes leads, and says why and how many", async () => {
  const readiness = async () => {
    const { statusCode, body } = await server.app.inject("/readyz");
    return { status: statusCode, body: JSON.parse(body) };
  };
  expect(await readiness()).toEqual({ status: 200, body: { status: "ready" } });
  line.freeze();
  await server.post(quoteBody);
  const body = { status: "degraded", reason: "database: NO_ANSWER", waiting: 1 };
  expect(await readiness()).toEqual({ status: 200, body });
  await back();
  expect(await readiness()).toEqual({ status: 200, body: { status: "ready" } });
});

test("a spool that holds what it may refuses clearly, says so everywhere, and takes requests again once it is drained", async () => {
  line.freeze();
  const shops = Array.from({ length: 9 }, (_, n) => ({ ...quoteBody, businessName: `Shop ${n}` }));
  const answers = [];
  for (const shop of shops) answers.push(await server.post(shop));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 503, 503, 503, 503]);
  const refused = answers[5];
  expect(refused?.json.error.code).toBe("unavailable");
  expect(refused?.json.error.message).toContain(business.phones.whatsapp);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  const page = await server.post(formOf({ ...quoteBody, businessName: "Shop 9" }), plainForm);
  expect(page.status).toBe(503);
  expect(page.text).toContain(business.phones.whatsapp);

  // Whoever was told a number gets it again; what is read needs no room.
  expect(await server.post(shops[0])).toMatchObject({ status: 200, json: { leadId: answers[0]?.json.leadId } });
  const ready = await server.app.inject("/readyz");
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: "unavailable", reason: "database: NO_ANSWER; spool: full", waiting: 5 });
  await spooling.look();
  expect(log.join("")).toContain("spool full");
  const shown = await metrics.registry.metrics();
  expect(shown).toContain(`epos_spool_bytes ${spoolMaxBytes}\n`);
  expect(shown).toContain(`epos_spool_max_bytes ${spoolMaxBytes}\n`);

  await back();
  expect(spooling.spool.bytes()).toBe(0);
  expect((await server.post(shops[8])).status).toBe(201);
  expect(await count("leads")).toBe(6);
});
