import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runNode } from "#server/testing/processes.ts";
import { databaseKinds, type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { sharedSecret } from "./secrets.ts";

// Whole processes and waits, on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

describe.each(databaseKinds)("the tables on %s", (kind) => {
  let fresh: FreshDatabase;
  let database: Database;
  beforeEach(async () => {
    fresh = await freshDatabase(kind);
    database = openDatabase(fresh);
  });
  afterEach(async () => {
    await database.close();
    await fresh.dispose();
  });

  test("four processes that start at once migrate once", async () => {
    const script = `import { migrate } from "#server/db/migrate.ts"; await migrate({ dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL });`;
    const env = { DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl };
    const processes = [1, 2, 3, 4].map(() => runNode(["--input-type=module", "--eval", script], env));
    const codes = await Promise.all(processes.map(({ ended }) => ended));
    expect(processes.map(({ output }) => output()).join("")).toBe("");
    expect(codes).toEqual([0, 0, 0, 0]);
    const names = await database.run((db) =>
      db
        .selectFrom("kysely_migration" as "users")
        .select("name" as "username")
        .execute(),
    );
    expect(names).toEqual(Object.keys(migrations).map((name) => ({ name })));
  });

  test("are those of the specification, with its defaults", async () => {
    await migrate(fresh);
    await migrate(fresh);
    const times = { created_at: "2026-11-21T08:00:00.000Z", updated_at: "2026-11-21T08:00:00.000Z" };
    const contact = { business_name: "b", contact_person: "c", business_type: "cafe" };
    await database.transaction(async (db) => {
      await db.insertInto("users").values({ id: "1", username: "u", password: "p" }).execute();
      const referrer = { referrer_name: "n", referrer_email: "e", business_phone: "p" };
      await db
        .insertInto("referrals")
        .values({ id: "1", ...referrer, ...contact, ...times })
        .execute();
      const intent = { stripe_payment_intent_id: "pi", amount: 349_900, status: "ready", referral_id: "1" };
      await db
        .insertInto("payments")
        .values({ id: "1", ...intent, ...times })
        .execute();
      await db
        .insertInto("leads")
        .values({ id: "1", email: "e", phone: "p", emirate: "rak", ...contact, ...times })
        .execute();
      await db
        .insertInto("trials")
        .values({ id: "1", full_name: "n", email: "e", phone: "p", ...times })
        .execute();
    });
    const first = <T extends "referrals" | "payments" | "leads" | "trials">(table: T) =>
      database.run((db) =>
        db
          .selectFrom(table as "leads")
          .selectAll()
          .executeTakeFirstOrThrow(),
      );
    expect(await first("referrals")).toMatchObject({ status: "pending", notes: null, stripe_payment_intent_id: null });
    expect(await first("payments")).toMatchObject({ currency: "aed", amount: 349_900, customer_email: null });
    expect(await first("leads")).toMatchObject({
      number_of_outlets: 1,
      expected_savings: null,
      preferred_contact_method: "whatsapp",
      status: "new",
      source: "quote_builder",
      locale: "en",
    });
    expect(await first("trials")).toMatchObject({ download_count: 0, status: "new", business_type: null });
  });

  test("keep names unique and references true", async () => {
    await migrate(fresh);
    const add = (id: string) =>
      database.run((db) => db.insertInto("users").values({ id, username: "same", password: "p" }).execute());
    await add("1");
    await expect(add("2")).rejects.toThrow();
    const times = { created_at: "", updated_at: "" };
    const payment = { id: "1", stripe_payment_intent_id: "pi", amount: 1, status: "x", referral_id: "none", ...times };
    await expect(database.run((db) => db.insertInto("payments").values(payment).execute())).rejects.toThrow();
  });

  test("a shared secret is made once", async () => {
    await migrate(fresh);
    const secrets = await Promise.all([1, 2, 3].map(() => sharedSecret(database, "one")));
    expect(secrets[0]).toHaveLength(32);
    expect(secrets[1]).toEqual(secrets[0]);
    expect(secrets[2]).toEqual(secrets[0]);
    expect(await sharedSecret(database, "two")).not.toEqual(secrets[0]);
  });
});
