import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { migratedDatabase } from "#server/testing/migrated-database.ts";
import { databaseKinds } from "#tests/support/databases.ts";
import { consume, limiter } from "./limiter.ts";

// On a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

const HOUR = 3_600_000;
const START = Date.parse("2026-11-21T08:00:00.000Z");
/** Seconds. */
const rule = { points: 2, duration: 1 };

afterEach(() => void vi.useRealTimers());

test.each(
  databaseKinds.flatMap((kind) => [
    [kind, "back an hour", -HOUR] as const,
    [kind, "back by years", -20_000 * HOUR] as const,
    [kind, "ahead an hour", HOUR] as const,
  ]),
)("on %s, a clock set %s refuses nobody for longer than the limit says", async (kind, _how, jump) => {
  const { database, dispose } = await migratedDatabase(kind);
  // Time itself goes on; only what the clock says is set.
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  for (const [name, limits] of Object.entries({ plain: rule, blocking: { ...rule, blockDuration: 1 } })) {
    const limit = limiter(database, name, limits);
    const waits = [];
    for (let n = 0; n < 3; n += 1) waits.push(await consume(limit, "her"));
    expect(waits).toEqual([undefined, undefined, 1]);
    vi.setSystemTime(START + jump);
    await pause(1200);
    expect(await consume(limit, "her")).toBeUndefined();
    vi.setSystemTime(START);
  }
  await database.close();
  await dispose();
});

test("clocks of two servers that differ by half a minute leave the limit as it is", async () => {
  const { database, dispose } = await migratedDatabase("postgres");
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  const limit = limiter(database, "test", { points: 2, duration: 60 });
  const waits = [];
  for (let n = 0; n < 4; n += 1) {
    vi.setSystemTime(START - (n % 2) * 30_000);
    waits.push(await consume(limit, "her"));
  }
  expect(waits).toEqual([undefined, undefined, 60, 90]);
  await database.close();
  await dispose();
});
