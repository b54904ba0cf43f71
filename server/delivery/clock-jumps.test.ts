import { expect, test } from "vitest";
import { leadOf } from "#server/leads/lead-request.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { migratedDatabase } from "#server/testing/migrated-database.ts";
import { databaseKinds } from "#tests/support/databases.ts";
import { lease, release } from "./leases.ts";
import { createOutbox } from "./outbox.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-21T08:00:00.000Z");
const at = (milliseconds: number) => new Date(START + milliseconds);

test.each(databaseKinds)("on %s, a clock that was ahead holds up no message", async (kind) => {
  const { database, dispose } = await migratedDatabase(kind);
  const YEARS = 20_000 * HOUR;
  await submitLead({ database, clock: () => at(YEARS), outbox: createOutbox(["webhook"]) }, leadOf(quoteBody));
  const take = async (now: Date) => {
    const { token, messages } = await lease(database, "webhook", now, 10);
    return { token, id: messages[0]?.id ?? "" };
  };

  // Never tried: at once, though it is dated years from now. Its taker dies, and the clock is put right.
  expect((await take(at(YEARS))).id).not.toBe("");
  const { token, id } = await take(at(0));
  expect(id).not.toBe("");

  // Still leased, also for a server whose clock is some minutes behind or ahead of this one's.
  expect((await take(at(0))).id).toBe("");
  expect((await take(at(-HOUR / 10))).id).toBe("");

  // Put off by a clock that was years ahead: due; by half a day: not yet, whichever way the clock is set.
  const putOff = (next: Date) => database.run((db) => release(db, token, id, { next_attempt_at: next.toISOString() }));
  await putOff(at(12 * HOUR));
  expect((await take(at(0))).id).toBe("");
  await database.run((db) =>
    db
      .updateTable("outbox")
      .set({ next_attempt_at: at(YEARS).toISOString() })
      .execute(),
  );
  expect((await take(at(0))).id).toBe(id);

  await database.close();
  await dispose();
});
