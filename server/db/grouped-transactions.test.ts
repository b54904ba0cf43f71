import { afterEach, beforeEach, expect, test } from "vitest";
import { migratedDatabase } from "#server/testing/migrated-database.ts";
import type { Database } from "./database.ts";

let database: Database;
let dispose: () => Promise<void>;
beforeEach(async () => {
  ({ database, dispose } = await migratedDatabase("sqlite"));
});
afterEach(async () => {
  await database.close();
  await dispose();
});

const add = (name: string, fail = false) =>
  database.transaction(async (db) => {
    await db.insertInto("secrets").values({ name, value: "v" }).execute();
    if (fail) throw new Error(`no ${name}`);
    return name;
  });
const names = () =>
  database.run(async (db) =>
    (await db.selectFrom("secrets").select("name").orderBy("name").execute()).map((row) => row.name),
  );

test("of many at once each is all or nothing, and hears its own end", async () => {
  const ends = await Promise.allSettled([add("a"), add("b", true), add("c"), add("a"), add("d")]);
  expect(ends.map((end) => (end.status === "fulfilled" ? end.value : String(end.reason.message)))).toEqual([
    "a",
    "no b",
    "c",
    expect.stringMatching(/UNIQUE/),
    "d",
  ]);
  expect(await names()).toEqual(["a", "c", "d"]);
});

test("what cannot be committed fails all that shared the commit, and none of it stays", async () => {
  const stray = () =>
    database.transaction((db) =>
      db
        .insertInto("submit_fingerprints")
        .values({
          kind: "lead",
          fingerprint: "f",
          lead_id: "nobody",
          referral_id: null,
          trial_id: null,
          created_at: "t",
        })
        .execute(),
    );
  const ends = await Promise.allSettled([add("a"), stray(), add("b")]);
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(await names()).toEqual([]);
  expect(await add("c")).toBe("c");
});

test("more than one group's worth is worked off, in order", async () => {
  const done: string[] = [];
  const all = Array.from({ length: 120 }, (_, n) => `n${String(n).padStart(3, "0")}`);
  await Promise.all(all.map(async (name) => done.push(await add(name))));
  expect(done).toEqual(all);
  expect(await names()).toEqual(all);
});
