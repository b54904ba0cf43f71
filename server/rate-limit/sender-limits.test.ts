import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { formOf, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";
import { senderKey } from "./sender-key.ts";
import { leadLimits, openSenderLimits } from "./sender-limits.ts";

const few = { sender: { points: 3, duration: 600 }, everyone: { points: 5, duration: 60 } };

describe.each(databaseKinds)("limits on %s", (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp(kind, { limits: few, trustProxy: ["127.0.0.1"] });
  });
  afterEach(() => server.close());

  const from = (address: string, body: object = quoteBody) => server.post(body, { "x-forwarded-for": address });

  test("a sender who sends too many waits, others don't", async () => {
    for (let n = 0; n < 3; n += 1) expect((await from("192.0.2.1")).status).toBeLessThan(300);
    const refused = await from("192.0.2.1", { ...quoteBody, locale: "ar" });
    expect(refused).toMatchObject({ status: 429, json: { error: { code: "too_many_requests" } } });
    expect(refused.json.error.message).toMatch(/[\u0600-\u06ff]/);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect((await from("192.0.2.2")).status).toBe(200);
  });

  test("all together have a limit too", async () => {
    for (let n = 0; n < 5; n += 1) expect((await from(`192.0.2.${n}`)).status).toBeLessThan(300);
    const refused = await from("192.0.2.9");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  test("without JavaScript the form comes back with what was typed", async () => {
    for (let n = 0; n < 3; n += 1) await from("192.0.2.1");
    const answer = await server.post(formOf(quoteBody), { ...plainForm, "x-forwarded-for": "192.0.2.1" });
    expect(answer.status).toBe(429);
    expect(answer.text).toContain('value="Corner Cafe"');
    expect(answer.text).toContain("very many requests");
  });
});

test("in PostgreSQL a limit holds over all processes, and a fault of it lets requests through", async () => {
  const server = await testApp("postgres");
  const [one, other] = [await openSenderLimits(server.database, few), await openSenderLimits(server.database, few)];
  for (const limits of [one, other, one]) expect(await limits.take("192.0.2.1")).toBeUndefined();
  expect(await other.take("192.0.2.1")).toBeGreaterThan(500);

  await server.database.run((db) => db.schema.dropTable("rate_limits").execute());
  expect(await one.take("192.0.2.1")).toBeUndefined();
  await server.close();
});

test("what is kept of a sender is no address", async () => {
  const server = await testApp("postgres", { limits: few });
  await server.post(quoteBody);
  const rows = await server.database.run((db) => db.selectFrom("rate_limits").select("key").execute());
  expect(rows.map(({ key }) => key).sort()).toEqual([
    "lead-everyone:all",
    expect.stringMatching(/^lead-sender:[\w-]{43}$/),
  ]);
  await server.close();
});

test("the real limits leave room for a mobile network behind one address", () => {
  expect(leadLimits.sender).toEqual({ points: 60, duration: 600 });
  expect(leadLimits.everyone).toEqual({ points: 1200, duration: 60 });
});

describe("a sender", () => {
  const secret = Buffer.from("secret");
  const same = (one: string, other: string) => senderKey(one, secret) === senderKey(other, secret);

  test.each([
    ["192.0.2.1", "::ffff:192.0.2.1", true],
    ["192.0.2.1", "192.0.2.2", false],
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
    ["2001:db8:1:2::1", "2001:0DB8:0001:0002::9", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["2001:db8::1", "2001:db8:0:0:5::1", true],
    ["fe80::1%eth0", "fe80::1", true],
    ["unknown", "unknown", true],
  ])("%s and %s: the same is %o", (one, other, expected) => {
    expect(same(one, other)).toBe(expected);
  });

  test("is another one under another secret", () => {
    expect(senderKey("192.0.2.1", secret)).not.toBe(senderKey("192.0.2.1", Buffer.from("other")));
  });
});

test("only trusted proxies are believed", async () => {
  for (const [trustProxy, expected] of [
    [false, 429],
    [["127.0.0.1"], 200],
    [1, 200],
    [["10.0.0.1"], 429],
  ] as const) {
    const settings = { trustProxy: Array.isArray(trustProxy) ? [...trustProxy] : (trustProxy as false | number) };
    const server = await testApp("sqlite", { ...settings, limits: { ...few, sender: { points: 1, duration: 600 } } });
    await server.post(quoteBody, { "x-forwarded-for": "192.0.2.1" });
    expect((await server.post(quoteBody, { "x-forwarded-for": "192.0.2.2" })).status).toBe(expected);
    await server.close();
  }
});
