import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { getLead } from "#server/leads/lead-store.ts";
import { claimContent, claimKey } from "#server/repeated-submits/claims.ts";
import { databaseKinds, freshDatabase } from "#tests/support/databases.ts";
import { migrations } from "./index.ts";

const now = new Date("2026-11-21T08:00:00.000Z");

test.each(databaseKinds)("what recognised a lead before recognises it afterwards on %s", async (kind) => {
  const fresh = await freshDatabase(kind);
  const database = openDatabase(fresh);
  await database.run(async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo("0002-shared-state");
    const time = now.toISOString();
    await sql`insert into leads (id, business_name, contact_person, email, phone, business_type, emirate, created_at, updated_at)
      values ('L1', 'b', 'c', 'e', 'p', 'cafe', 'dubai', ${time}, ${time})`.execute(db);
    await sql`insert into idempotency_keys values ('k1', 'hash', 'L1', ${time})`.execute(db);
    await sql`insert into submission_fingerprints values ('hash', 'L1', ${time})`.execute(db);
  });
  await migrate(fresh);
  await database.run(async (db) => {
    const claim = { kind: "lead", contentHash: "hash", recordId: "L2", now } as const;
    expect(await claimKey(db, { ...claim, key: "k1" })).toEqual({ contentHash: "hash", recordId: "L1" });
    expect(await claimContent(db, claim)).toBe("L1");
    expect((await getLead(db, "L1")).business_name).toBe("b");
  });
  await database.close();
  await fresh.dispose();
});
