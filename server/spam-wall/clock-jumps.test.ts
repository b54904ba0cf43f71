import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PROOF_HEADER, TOKEN_HEADER } from "#domain/spam/evidence.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { type Answer, type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";
import type { WallRules } from "./wall-counters.ts";

// On a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

const HOUR = 3_600_000;
const jumps = [
  ["an hour back", -HOUR],
  ["a second back", -1000],
  ["an hour ahead", HOUR],
  ["days ahead, or the page open for days", 9 * 24 * HOUR],
  ["years back", -20_000 * HOUR],
  ["years ahead", 20_000 * HOUR],
] as const;
const browser = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };

let server: TestApp;
async function start(kind: (typeof databaseKinds)[number], wall: Partial<WallRules>) {
  server = await testApp(kind, { wall });
  await vi.waitUntil(token, { timeout: 20_000 });
}
const token = async (): Promise<string> => (await server.app.inject("/api/form-token")).json().token;
const suspicion = async () => (await server.leads()).map((lead) => lead.suspicion);

async function solved({ json }: Answer) {
  const { challenge } = json.error;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { ...browser, [PROOF_HEADER]: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64") };
}

describe.each(databaseKinds)("the server's clock set while a person fills in a form, on %s", (kind) => {
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  test.each(jumps)("%s: the request is taken, and is no suspect", async (_how, jump) => {
    await start(kind, {});
    const headers = { ...browser, [TOKEN_HEADER]: await token() };
    server.pass(jump);
    expect((await server.post(quoteBody, headers)).status).toBe(201);
    expect(await suspicion()).toEqual([null]);
  });

  test.each(jumps)("%s, under attack: a proof counts, or the next one does", async (_how, jump) => {
    await start(kind, { attackAt: 0 });
    vi.useFakeTimers({ toFake: ["Date"], now: server.clock() });
    const asked = await server.post(quoteBody, browser);
    expect(asked.status).toBe(428);
    const proof = await solved(asked);
    vi.setSystemTime(Date.now() + jump);
    server.pass(jump);
    let answer = await server.post(quoteBody, proof);
    if (answer.status === 428) answer = await server.post(quoteBody, await solved(answer));
    expect(answer.status).toBe(201);
    expect(await suspicion()).toEqual([null]);
  });
});
