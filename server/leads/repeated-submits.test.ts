import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sweepRepeatedSubmits } from "#server/repeated-submits/claims.ts";
import { invoiceBody, quoteBody } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";
import { contentHash } from "./content-hash.ts";
import { newLeadNumber } from "./lead-number.ts";
import { leadOf } from "./lead-request.ts";

// Whole processes and waits, on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(databaseKinds)("a repeated submit is one lead on %s", (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp(kind);
  });
  afterEach(() => server.close());

  const withKey = (key: string, body: object = quoteBody) => server.post(body, { "idempotency-key": key });

  test("20 at once with one key", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => withKey("k1")));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ json }) => json.leadId)).size).toBe(1);
    expect(answers.filter(({ json }) => json.duplicate)).toHaveLength(19);
    expect(await server.leads()).toHaveLength(1);
  });

  test("20 at once, each with another key or none", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? withKey(`k${n}`) : server.post(quoteBody))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ json }) => json.leadId)).size).toBe(1);
    expect(await server.leads()).toHaveLength(1);
  });

  test("one key with two contents at once: one is stored, the other is refused", async () => {
    const other = { ...quoteBody, numberOfOutlets: 9 };
    const answers = await Promise.all([withKey("k1"), withKey("k1", other), withKey("k1"), withKey("k1", other)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 201, 422, 422]);
    expect(await server.leads()).toHaveLength(1);
  });

  test("a key keeps its lead for a day, and refuses other content with a clear code", async () => {
    const first = await withKey("k1");
    server.pass(24 * HOUR);
    expect(await withKey("k1")).toMatchObject({ status: 200, json: { leadId: first.json.leadId, duplicate: true } });
    const refused = await withKey("k1", invoiceBody);
    expect(refused).toMatchObject({ status: 422, json: { error: { code: "idempotency_key_reused" } } });
    expect(await server.leads()).toHaveLength(1);
  });

  test("the same content is the same lead within five minutes, and another one later", async () => {
    const first = await server.post(quoteBody);
    server.pass(5 * MINUTE - 1);
    expect((await server.post(quoteBody)).json.leadId).toBe(first.json.leadId);
    server.pass(MINUTE);
    const later = await server.post(quoteBody);
    expect(later).toMatchObject({ status: 201, json: { duplicate: false } });
    expect(await server.leads()).toHaveLength(2);
  });

  test("a new key for content stored a moment ago stands for that lead from then on", async () => {
    const first = await server.post(quoteBody);
    expect((await withKey("k2")).json.leadId).toBe(first.json.leadId);
    server.pass(HOUR);
    expect((await withKey("k2")).json.leadId).toBe(first.json.leadId);
  });

  test("a number that is taken is drawn again", async () => {
    const first = await withKey("k1");
    // Claims run out, the lead and its number stay.
    await server.database.run((db) => db.deleteFrom("submit_keys").execute());
    await server.database.run((db) => db.deleteFrom("submit_fingerprints").execute());
    const second = await withKey("k1");
    expect(second).toMatchObject({ status: 201, json: { duplicate: false } });
    expect(second.json.leadId).not.toBe(first.json.leadId);
    expect((await withKey("k1")).json).toMatchObject({ leadId: second.json.leadId, duplicate: true });
  });

  test("erasing a lead erases what was kept to recognise it", async () => {
    await withKey("k1");
    await server.database.run((db) => db.deleteFrom("leads").execute());
    expect(await withKey("k1")).toMatchObject({ status: 201 });
  });

  test("sweeping forgets what has run out, and nothing else", async () => {
    await withKey("old");
    server.pass(48 * HOUR + 1);
    await withKey("new", invoiceBody);
    const now = new Date(Date.parse("2026-11-21T08:00:00Z") + 48 * HOUR + 1);
    await server.database.run((db) => sweepRepeatedSubmits(db, now));
    const keys = await server.database.run((db) => db.selectFrom("submit_keys").select("key").execute());
    const contents = await server.database.run((db) =>
      db.selectFrom("submit_fingerprints").select("lead_id").execute(),
    );
    expect(keys).toEqual([{ key: "new" }]);
    expect(contents).toHaveLength(1);
    expect(await server.leads()).toHaveLength(2);
  });
});

describe("the Idempotency-Key", () => {
  test.each(["", " ", "a b", "x".repeat(201), "ключ"])("%o is a 400", async (key) => {
    const server = await testApp();
    const header = Buffer.from(key, "utf8").toString("latin1");
    const answer = await server.post(quoteBody, { "idempotency-key": header });
    expect(answer).toMatchObject({ status: 400, json: { error: { code: "invalid_idempotency_key" } } });
    expect(await server.leads()).toEqual([]);
    await server.close();
  });
});

describe("what a person would call the same request", () => {
  const hash = (changes: object) => contentHash(leadOf({ ...quoteBody, ...changes }));

  test.each([
    { email: "AISHA@Corner.Example.AE" },
    { phone: "+971 50 123 4567" },
    { phone: "٠٥٠١٢٣٤٥٦٧" },
    { businessName: " Corner   Cafe " },
    { locale: "ar" },
    { expectedSavings: 5 },
  ])("%o does not matter", (changes) => {
    expect(hash(changes)).toBe(hash({}));
  });

  test.each([
    { email: "b@corner.example.ae" },
    { numberOfOutlets: 4 },
    { notes: "" },
    { businessName: "corner cafe 2" },
  ])("%o matters", (changes) => {
    expect(hash(changes)).not.toBe(hash({}));
  });
});

test("numbers are eight symbols without I, L, O and U, and differ", () => {
  const numbers = Array.from({ length: 2000 }, newLeadNumber);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(numbers).size).toBe(2000);
  expect(new Set(numbers.join("").replaceAll("-", "")).size).toBe(32);
});
