import { sql } from "kysely";
import { expect, test } from "vitest";
import { migratedDatabase } from "#server/testing/migrated-database.ts";
import type { Database } from "./database.ts";

const FULL = 2;
const NORMAL = 1;

async function synchronous(database: Database, way: "run" | "runUnsynced") {
  const { rows } = await database[way]((db) => sql<{ synchronous: number }>`pragma synchronous`.execute(db));
  return rows[0]?.synchronous;
}

test("only notes do without the disk, and what comes after them waits for it again, whatever became of them", async () => {
  const { database, dispose } = await migratedDatabase("sqlite");
  expect(await synchronous(database, "run")).toBe(FULL);
  expect(await synchronous(database, "runUnsynced")).toBe(NORMAL);
  await expect(database.runUnsynced((db) => sql`no statement`.execute(db))).rejects.toThrow();
  const [during, after] = await Promise.all([synchronous(database, "runUnsynced"), synchronous(database, "run")]);
  expect([during, after]).toEqual([NORMAL, FULL]);
  await database.close();
  await dispose();
});
