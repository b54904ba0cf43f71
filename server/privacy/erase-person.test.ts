import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { aisha, bytesBelow, leaveTraces, omar, traces } from "#server/testing/people.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds, type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { storedRows } from "#tests/support/stored-rows.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { mailText } from "./mail-text.ts";
import { type Person, personOf } from "./person.ts";

vi.setConfig({ testTimeout: 30_000 });

const tables = ["leads", "trials", "referrals", "payments", "outbox", "submit_keys", "submit_fingerprints"];

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

  const person = (text: string) => personOf(text) as Person;
  const parts = () => ({ ...app, dataDir: fresh.dataDir, pause: async () => undefined });
  const rows = async () => {
    const all = await Promise.all(tables.map((table) => storedRows(fresh, `select * from ${table}`)));
    return JSON.stringify(all).toLowerCase();
  };
  const mails = () => readdirSync(join(fresh.dataDir, "mail"));

  test("an export holds all that is hers and nothing of his", async () => {
    const found = await exportPerson(parts(), person("AISHA@CORNER.EXAMPLE.AE"));
    expect(found.records.map(({ table, as }) => `${table} ${as}`).sort()).toEqual(
      [
        "leads sender",
        "leads sender",
        "payments payer",
        "payments payer",
        "referrals referrer",
        "trials sender",
      ].sort(),
    );
    expect(JSON.stringify(found.records)).toContain("100234567890123");
    expect(JSON.stringify(found.records)).not.toMatch(/765 ?4321|omar@/);
    expect(found.files.map(({ file }) => file)).toContain("spool/lead-1.json");
    const byPhone = await exportPerson(parts(), person("00971 50 1234567"));
    expect(byPhone.records.filter((record) => record.as === "referred")).toHaveLength(1);
    expect(JSON.stringify(byPhone.records)).not.toContain("omar@");
    expect((await exportPerson(parts(), person("nobody@example.ae"))).records).toEqual([]);
  });

  test("erased by address and by phone, nothing is left of her but a payment the law has us keep", async () => {
    const before = await storedRows(fresh, "select count(*) as n from leads");
    for (const mark of [aisha.email.toUpperCase(), "+971 (50) 123 4567"]) {
      const { kept, compacted } = await erasePerson(parts(), person(mark));
      expect(compacted).toBe(true);
      expect(kept.map(({ record, until }) => [record.row.id, until.toISOString().slice(0, 10)])).toEqual(
        mark.includes("@") ? [["P1", "2034-01-01"]] : [],
      );
    }
    expect(await storedRows(fresh, "select count(*) as n from leads")).toEqual(before);
    const [payment] = await storedRows(fresh, "select * from payments where id = 'P1'");
    expect(payment).toMatchObject({ customer_email: aisha.email });
    await app.database.run((db) =>
      db.updateTable("payments").set({ customer_email: null, customer_name: null }).execute(),
    );

    const left = await rows();
    for (const trace of traces) expect(left, trace).not.toContain(trace);
    // His own are as they were, but for her number in his notes.
    expect(left).toContain("or call [erased]");
    expect(left).toContain("omar@palm.example.ae");
    const written = mailText(bytesBelow(join(fresh.dataDir, "mail")));
    for (const trace of traces) expect(written, trace).not.toContain(trace);
    expect(mails().length).toBeGreaterThan(0);
    expect(readdirSync(join(fresh.dataDir, "spool"), { recursive: true }).sort()).toEqual(["lead-3.json", "set-aside"]);
  });

  test("what stays of a request is its kind, place and day, under another number", async () => {
    const ids = (await app.leads()).map(({ id }) => id);
    await erasePerson(parts(), person(aisha.phone));
    const erased = (await app.leads()).filter(({ email }) => email === "");
    expect(erased).toHaveLength(2);
    for (const lead of erased) {
      expect(ids).not.toContain(lead.id);
      expect(lead).toMatchObject({ business_name: "", phone: "", phone_e164: null, notes: null, trn: null });
      expect(lead.created_at).toBe("2026-11-21T00:00:00.000Z");
    }
    expect(erased.map(({ source }) => source).sort()).toEqual(["checkout_invoice", "quote_builder"]);
    // And when it is sent again it is a new request.
    const again = await app.post({ businessName: "x" });
    expect(again.status).toBe(400);
  });

  test("a referral goes on for the other of its two", async () => {
    await erasePerson(parts(), person(aisha.email));
    const [referral] = await storedRows(fresh, "select * from referrals where contact_person = 'Omar'");
    expect(referral).toMatchObject({ referrer_name: "", referrer_email: "", business_phone: omar.phone });
    const told = await storedRows(
      fresh,
      `select channel from outbox where referral_id = '${referral?.id}' order by channel`,
    );
    expect(told.map(({ channel }) => channel)).toEqual(["email-team", "webhook"]);
  });

  test("a message written at that very moment goes too", async () => {
    let looks = 0;
    const writing = async () => {
      looks += 1;
      if (looks === 1)
        await app.post({
          businessName: "Corner",
          contactPerson: "Aisha",
          ...aisha,
          businessType: "cafe",
          emirate: "rak",
          numberOfOutlets: 1,
          preferredContactMethod: "phone",
          source: "quote_builder",
          locale: "en",
        });
    };
    const { records } = await erasePerson({ ...parts(), pause: writing }, person(aisha.email));
    expect(records.filter(({ role }) => role.table === "leads")).toHaveLength(3);
    expect(looks).toBe(2);
  });

  test("whoever is not there is not erased", async () => {
    const before = await rows();
    const erasure = await erasePerson(parts(), person("nobody@example.ae"));
    expect(erasure).toMatchObject({ records: [], mentions: 0, files: 0, kept: [] });
    expect(await rows()).toBe(before);
  });
});

test("no byte of her is left in the database's files, neither in free pages nor in the write-ahead log", async () => {
  const fresh = await freshDatabase("sqlite");
  await migrate(fresh);
  const app = await testApp("sqlite", { database: openDatabase(fresh) });
  await leaveTraces(app, fresh.dataDir);
  await app.database.run((db) => db.deleteFrom("payments").execute());
  expect(traces.filter((trace) => bytesBelow(fresh.dataDir).includes(trace))).toEqual(traces);
  // The server has the database open meanwhile.
  const other = openDatabase(fresh);
  for (const mark of [aisha.email, aisha.phone]) {
    await erasePerson(
      { ...app, database: other, dataDir: fresh.dataDir, pause: async () => undefined },
      personOf(mark) as Person,
    );
  }
  const left = bytesBelow(fresh.dataDir);
  expect(traces.filter((trace) => left.includes(trace))).toEqual([]);
  await other.close();
  await app.close();
  await fresh.dispose();
});
