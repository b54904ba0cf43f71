import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { DatabaseInUse } from "#server/db/open-alone.ts";
import { invoiceBody, quoteBody } from "#server/testing/lead-bodies.ts";
import { runNode } from "#server/testing/processes.ts";
import { referralBody } from "#server/testing/referral-body.ts";
import { testApp } from "#server/testing/test-app.ts";
import { trialBody } from "#server/testing/trial-body.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { storedRows } from "#tests/support/stored-rows.ts";
import { moveToPostgres } from "./move-to-postgres.ts";

vi.setConfig({ testTimeout: 60_000 });

let source: FreshDatabase;
let target: FreshDatabase;
let settings: { dataDir: string; databaseUrl: string };
beforeEach(async () => {
  source = await freshDatabase("sqlite");
  target = await freshDatabase("postgres");
  settings = { dataDir: source.dataDir, databaseUrl: target.databaseUrl ?? "" };
  await migrate(source);
});
afterEach(async () => {
  await source.dispose();
  await target.dispose();
});

/** Rows in every table, made by the server itself where it makes them. */
async function fill(leads: number) {
  const database = openDatabase(source);
  const { post, postTo, close } = await testApp("sqlite", { database });
  for (let n = 0; n < leads; n += 1)
    await post({ ...quoteBody, businessName: `متجر ${n}` }, { "idempotency-key": `k${n}` });
  await post(invoiceBody);
  await postTo("/api/referrals", referralBody);
  await postTo("/api/trials", trialBody);
  await database.run(async (db) => {
    const [referral] = await db.selectFrom("referrals").select("id").execute();
    const times = { created_at: "t", updated_at: "t" };
    const intent = { stripe_payment_intent_id: "pi", amount: 349_900, status: "succeeded", referral_id: referral?.id };
    await db
      .insertInto("payments")
      .values({ id: "P", ...intent, reported_position: 9_007_199_254_740_001, ...times })
      .execute();
    await db.insertInto("payment_events").values({ id: "evt", type: "x", received_at: "t" }).execute();
    await db.insertInto("users").values({ id: "U", username: "u", password: "p" }).execute();
    await db.insertInto("download_counts").values({ day: "2026-11-21", downloads: 4 }).execute();
    await db.insertInto("rate_limits").values({ key: "k", points: 3, expire: 1_800_000_000_000 }).execute();
    await db.insertInto("secrets").values({ name: "s", value: "v" }).execute();
  });
  await close();
}

const count = async (table: string) => Number((await storedRows(target, `select count(*) as n from ${table}`))[0]?.n);

test("every table arrives with every row and value, and a second time is recognised", async () => {
  await fill(600);
  const { tables, already } = await moveToPostgres(settings);
  expect(already).toBe(false);
  for (const { name, rows } of tables) {
    expect(rows, name).toBeGreaterThan(0);
    expect(await count(name), name).toBe(rows);
  }
  const known = await storedRows(
    source,
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'",
  );
  expect(tables.map(({ name }) => name).sort()).toEqual(known.map(({ name }) => name).sort());
  const columns = "id, business_name, notes, trn, number_of_outlets, expected_savings, pro_forma_token, created_at";
  const leads = `select ${columns} from leads`;
  const byId = (rows: Record<string, unknown>[]) => new Map(rows.map((row) => [row.id, { ...row }]));
  expect(byId(await storedRows(target, leads))).toEqual(byId(await storedRows(source, leads)));
  const [payment] = await storedRows(target, "select reported_position from payments");
  expect(payment?.reported_position).toBe("9007199254740001");
  expect((await moveToPostgres(settings)).already).toBe(true);
});

test("a failure on the way leaves PostgreSQL empty, and it can be run again", async () => {
  await fill(3);
  const change = (statement: string) => {
    const file = new DatabaseSync(join(source.dataDir, "epos.sqlite"), { enableForeignKeyConstraints: false });
    file.exec(statement);
    file.close();
  };
  const values = "values ('stray', 'x', 'x', 'nobody', 't', 't')";
  change(`insert into outbox (id, channel, kind, lead_id, next_attempt_at, created_at) ${values}`);
  await expect(moveToPostgres(settings)).rejects.toThrow(/foreign key/);
  expect([await count("leads"), await count("secrets")]).toEqual([0, 0]);
  change("delete from outbox where id = 'stray'");
  expect((await moveToPostgres(settings)).already).toBe(false);
});

test("a PostgreSQL that holds something is left alone", async () => {
  await fill(3);
  await migrate(settings);
  await storedRows(
    target,
    "insert into trials (id, full_name, email, phone, created_at, updated_at) values ('T', 'n', 'e', 'p', 't', 't')",
  );
  await expect(moveToPostgres(settings)).rejects.toThrow("PostgreSQL is not empty: there are rows in trials");
  expect([await count("leads"), await count("trials")]).toEqual([0, 1]);
});

test("it waits for no running server: a lead taken meanwhile would be left behind", async () => {
  const database = openDatabase(source);
  await database.run((db) => db.selectFrom("leads").select("id").execute());
  await expect(moveToPostgres(settings)).rejects.toThrow(DatabaseInUse);
  await database.close();
});

test("npm run move prints a table of what it compared, and no value", async () => {
  await fill(2);
  const move = async (env: Record<string, string>) => {
    const command = runNode(["server/cli/move.ts"], { DATA_DIR: source.dataDir, ...env });
    return { code: await command.ended, output: command.output() };
  };
  expect(await move({})).toEqual({ code: 1, output: expect.stringContaining("DATABASE_URL must name") });
  const done = await move({ DATABASE_URL: settings.databaseUrl });
  expect(done.output).toMatch(/leads +3 +[0-9a-f]{16}\n[\s\S]*counts and contents are the same/);
  expect(done.output).not.toContain("Aisha");
});
