import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { business } from "#content/business.ts";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { leaveTraces, traces } from "#server/testing/people.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds, type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { storedRows } from "#tests/support/stored-rows.ts";
import { applyRetention, monthsBefore } from "./retention.ts";
import { startRetention } from "./retention-schedule.ts";

vi.setConfig({ testTimeout: 30_000 });

const DAY = 86_400_000;

describe.each(databaseKinds)("on %s", (kind) => {
  let fresh: FreshDatabase;
  let app: TestApp;
  beforeEach(async () => {
    fresh = await freshDatabase(kind);
    await migrate(fresh);
    app = await testApp(kind, { database: openDatabase(fresh) });
    await leaveTraces(app, fresh.dataDir);
  });
  afterEach(async () => {
    await app.close();
    await fresh.dispose();
  });
  const parts = () => ({ ...app, dataDir: fresh.dataDir });
  const contacts = async () => (await app.leads()).map(({ email }) => email).filter(Boolean);

  test("a request is kept as long as the privacy page says after the last contact, and no day longer", async () => {
    const [{ id = "" } = {}] = await app.leads();
    const months = business.retentionMonths;
    const start = app.clock();
    const end = new Date(start);
    end.setUTCMonth(end.getUTCMonth() + months);
    app.pass(end.getTime() - start.getTime());
    expect((await applyRetention(parts())).records).toBe(1); // the payment of the day before that came to nothing
    expect(await contacts()).toHaveLength(3);
    const later = new Date(start.getTime() + 30 * DAY).toISOString();
    await app.database.run((db) => db.updateTable("leads").set({ updated_at: later }).where("id", "=", id).execute());
    app.pass(1);
    await applyRetention(parts());
    expect(await contacts()).toHaveLength(1);
    app.pass(31 * DAY);
    await applyRetention(parts());
    expect(await contacts()).toEqual([]);
    const all = ["leads", "trials", "referrals", "outbox"].map((table) => storedRows(fresh, `select * from ${table}`));
    const left = JSON.stringify(await Promise.all(all)).toLowerCase();
    for (const trace of traces) expect(left, trace).not.toContain(trace);
    expect(await applyRetention(parts())).toEqual({ records: 0, files: 0 });
    expect(readdirSync(join(fresh.dataDir, "mail")).filter((name) => !/payment/.test(name))).toEqual([]);
  });

  test("a payment is kept for the years the tax law asks for", async () => {
    const payers = () => storedRows(fresh, "select id from payments where customer_email is not null");
    app.pass(Date.parse("2033-12-31T23:59:59Z") - app.clock().getTime());
    await applyRetention(parts());
    expect(await payers()).toEqual([{ id: "P1" }]);
    app.pass(1000);
    await applyRetention(parts());
    expect(await payers()).toEqual([]);
    expect(await storedRows(fresh, "select amount from payments")).toHaveLength(2);
  });
});

test("files older than that go too", async () => {
  const fresh = await freshDatabase("sqlite");
  await migrate(fresh);
  const database = openDatabase(fresh);
  const folder = join(fresh.dataDir, "mail");
  mkdirSync(folder);
  for (const [name, time] of [
    ["old.eml", "2024-11-20T00:00:00Z"],
    ["new.eml", "2024-11-22T00:00:00Z"],
  ] as const) {
    writeFileSync(join(folder, name), "x");
    utimesSync(join(folder, name), new Date(time), new Date(time));
  }
  const clock = () => new Date("2026-11-21T08:00:00Z");
  expect(await applyRetention({ database, dataDir: fresh.dataDir, clock })).toEqual({ records: 0, files: 1 });
  expect(readdirSync(folder)).toEqual(["new.eml"]);
  await database.close();
  await fresh.dispose();
});

test("the server applies it by itself, soon after it starts and then daily, and outlives a database that is away", async () => {
  vi.useFakeTimers();
  const log: unknown[] = [];
  const note = (fields: unknown) => void log.push(fields);
  const looks = vi.fn(() => Promise.reject(new Error("away")));
  const database = { run: looks, transaction: looks } as never;
  const stop = startRetention({
    database,
    dataDir: "/nowhere",
    clock: () => new Date(),
    logger: { info: note, warn: note },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(looks).toHaveBeenCalledTimes(3);
  expect(log).toHaveLength(3);
  stop();
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(looks).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test("months are counted back to a day that exists", () => {
  const back = (from: string, months: number) => monthsBefore(new Date(from), months).toISOString();
  expect(back("2028-02-29T10:00:00.000Z", 24)).toBe("2026-02-28T10:00:00.000Z");
  expect(back("2028-02-29T10:00:00.000Z", 12)).toBe("2027-02-28T10:00:00.000Z");
});
