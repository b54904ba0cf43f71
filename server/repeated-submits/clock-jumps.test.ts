import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callbackBody } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";

const HOUR = 3_600_000;

describe.each(databaseKinds)("the server's clock set between two sends, on %s", (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp(kind);
  });
  afterEach(() => server.close());
  const send = (headers: Record<string, string> = {}) => server.post(callbackBody, headers);

  test.each([
    ["an hour back", -HOUR],
    ["an hour ahead", HOUR],
    ["a day ahead", 24 * HOUR],
  ])("%s: the same key is the same request", async (_how, jump) => {
    const key = { "idempotency-key": "k1" };
    const first = await send(key);
    server.pass(jump);
    expect(await send(key)).toMatchObject({ status: 200, json: { leadId: first.json.leadId, duplicate: true } });
  });

  test("an hour back: a request without a key, sent again at once, is the same", async () => {
    const first = await send();
    server.pass(-HOUR);
    expect((await send()).json.leadId).toBe(first.json.leadId);
  });

  test("years ahead and back: who asks again for a call then is not told of the call that was asked for in the future", async () => {
    server.pass(20_000 * HOUR);
    const [before, keyed] = [await send(), await send({ "idempotency-key": "k1" })];
    expect(keyed.json.leadId).toBe(before.json.leadId);
    server.pass(-20_000 * HOUR);
    for (const asked of [await send(), await send({ "idempotency-key": "k1" })]) {
      expect(asked.json.leadId).not.toBe(before.json.leadId);
    }
    expect(await server.leads()).toHaveLength(2);
  });
});
