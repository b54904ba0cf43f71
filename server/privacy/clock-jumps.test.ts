import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { business } from "#content/business.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { type DatabaseKind, databaseKinds } from "#tests/support/databases.ts";
import { openClockCheck } from "./clock-check.ts";
import { startRetention } from "./retention-schedule.ts";

vi.setConfig({ testTimeout: 30_000 });

const DAY = 86_400_000;
const YEARS = business.retentionMonths * 31 * DAY;

let server: TestApp;
async function start(kind: DatabaseKind) {
  server = await testApp(kind);
  await server.post(quoteBody);
  server.pass(DAY);
}
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

describe.each(databaseKinds)("a clock set years ahead, on %s,", (kind) => {
  beforeEach(() => start(kind));

  test("is noticed, also by a server that was started with it, and whatever is written meanwhile", async () => {
    const check = openClockCheck(server);
    expect(await check()).toBe(false);
    server.pass(YEARS);
    expect(await check()).toBe(true);
    const later = openClockCheck(server);
    expect(await later()).toBe(true);
    server.pass(1000);
    await server.post({ ...quoteBody, businessName: "Another" });
    expect(await later()).toBe(true);
    server.pass(-YEARS);
    expect(await openClockCheck(server)()).toBe(false);
  });
});

test("it makes nothing anonymous for six days; a shop without requests for so long keeps its promise after them", async () => {
  await start("sqlite");
  // Not all of them: the database's own have to go on.
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
  const isNamed = async () => (await server.leads()).some(({ email }) => email === quoteBody.email);
  server.pass(YEARS);
  const events: string[] = [];
  const note = ({ event }: { event?: string }) => void events.push(event ?? "");
  const logger = { info: note, warn: note } as never;
  const stop = startRetention({ ...server, dataDir: server.database.dataDir, logger });
  for (let day = 1; day <= 6; day += 1) {
    await vi.advanceTimersByTimeAsync(day === 1 ? 60_000 : DAY);
    await vi.waitFor(() => expect(events).toHaveLength(day), { timeout: 10_000 });
    expect(await isNamed()).toBe(true);
  }
  expect(new Set(events)).toEqual(new Set(["retention waits: is the clock right?"]));
  await vi.advanceTimersByTimeAsync(DAY);
  await vi.waitFor(() => expect(events).toHaveLength(7), { timeout: 10_000 });
  expect(events.at(-1)).toBe("retention applied");
  expect(await isNamed()).toBe(false);
  stop();
});
