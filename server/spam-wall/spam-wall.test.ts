import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HONEYPOT_FIELD, NO_PROOF, PROOF_HEADER, TOKEN_HEADER } from "#domain/spam/evidence.ts";
import { callbackBody, formOf, invoiceBody, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { referralBody } from "#server/testing/referral-body.ts";
import { type Answer, type TestApp, testApp } from "#server/testing/test-app.ts";
import { trialBody } from "#server/testing/trial-body.ts";
import { databaseKinds } from "#tests/support/databases.ts";

// On a machine that may have other work.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const browser = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
let server: TestApp;
let shops = 0;
/** A shop of its own, so that no request repeats another. */
const shop = () => {
  shops += 1;
  return { ...quoteBody, businessName: `Shop ${shops}`, email: `owner${shops}@example.ae` };
};

async function token(): Promise<string> {
  return (await server.app.inject("/api/form-token")).json().token;
}
const suspicion = async () => (await server.leads())[0]?.suspicion;
const told = async () => (await outboxRows(server.database)).map(({ channel, kind }) => `${channel} ${kind}`);

describe.each(databaseKinds)("the spam wall on %s", (kind) => {
  beforeEach(async () => {
    server = await testApp(kind, { wall: {} });
    await vi.waitUntil(token, { timeout: 20_000 });
  });
  afterEach(() => server.close());

  test.each([
    ["a browser in a hurry, without a token", {}, browser],
    ["a browser that tells nothing of itself", {}, {}],
    ["a privacy tool", {}, { origin: "null" }],
    ["a kept bookmark of the answer, sent anew", {}, { "sec-fetch-site": "none" }],
    ["the site under a second name", {}, { origin: "http://epos.test", host: "epos.test" }],
    ["an empty hidden field", { [HONEYPOT_FIELD]: "" }, browser],
    ["a shop named like its site", { businessName: "Noon.com" }, browser],
    ["an address in the notes", { notes: "We are https://corner.example.ae, see www.corner.example.ae/menu" }, browser],
  ])("%s is no suspect", async (_who, changes, headers) => {
    expect((await server.post({ ...shop(), ...changes }, headers)).status).toBe(201);
    expect(await suspicion()).toBeNull();
    expect(await told()).toEqual(["email-customer", "email-team", "webhook"].map((way) => `${way} lead.created`));
  });

  test("a slow phone, a fast autofill and a form left open over night are no suspects", async () => {
    for (const wait of [0, 1000, 60_000, 23 * 3_600_000, 30 * 3_600_000]) {
      const headers = { ...browser, [TOKEN_HEADER]: await token() };
      server.pass(wait);
      expect((await server.post(shop(), headers)).status).toBe(201);
      expect(await suspicion()).toBeNull();
    }
  });

  test("without JavaScript, in the oldest of browsers, the form is taken as ever", async () => {
    const answer = await server.post(formOf({ ...shop(), [HONEYPOT_FIELD]: "" }), plainForm);
    expect(answer.status).toBe(201);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(await suspicion()).toBeNull();
  });

  test.each([
    ["the hidden field filled in", { [HONEYPOT_FIELD]: "x" }, browser, "honeypot no-token"],
    ["the hidden field filled with anything", { [HONEYPOT_FIELD]: ["x"] }, browser, "honeypot no-token"],
    ["a page of another site", {}, { origin: "https://evil.example" }, "foreign-origin no-token"],
    [
      "a page of another site, by the browser's word",
      {},
      { "sec-fetch-site": "cross-site" },
      "foreign-origin no-token",
    ],
    ["a token made up", {}, { ...browser, [TOKEN_HEADER]: "mbz.x" }, "forged-token"],
    ["links for names", { contactPerson: "Win http://x.example" }, browser, "links no-token"],
    ["many links", { notes: "http://a.example http://b.example http://c.example" }, browser, "links no-token"],
  ])(
    "%s: stored as suspect, acknowledged, and the customer is not written to",
    async (_why, changes, headers, signs) => {
      const body = { ...shop(), ...changes };
      const answer = await server.post(body, headers);
      expect(answer).toMatchObject({ status: 201, json: { leadId: expect.any(String) } });
      expect(await suspicion()).toBe(signs);
      expect(await told()).toEqual(["email-team lead.suspected", "webhook lead.suspected"]);
    },
  );

  test("a program too fast, with a token and no origin, is a suspect", async () => {
    await server.post(shop(), { [TOKEN_HEADER]: await token() });
    expect(await suspicion()).toBe("no-origin too-fast");
  });

  test("referrals, trials and requests of the checkout are looked at too", async () => {
    const trap = { [HONEYPOT_FIELD]: "x" };
    await server.post({ ...callbackBody, ...trap });
    await server.post({ ...invoiceBody, ...trap });
    await server.postTo("/api/referrals", { ...referralBody, ...trap });
    await server.postTo("/api/trials", { ...trialBody, ...trap });
    expect((await told()).filter((message) => message.startsWith("email-customer"))).toEqual([]);
    for (const table of ["leads", "referrals", "trials"] as const) {
      const rows = await server.database.run((db) => db.selectFrom(table).select("suspicion").execute());
      for (const row of rows) expect(row.suspicion).toBe("no-origin honeypot no-token");
    }
  });

  test("one address is confirmed to five times a day, however it is written; then its requests are suspects", async () => {
    for (let n = 0; n < 7; n += 1) {
      const email = n % 2 ? "victim@example.ae" : "Victim@Example.ae";
      expect((await server.post({ ...shop(), email }, browser)).status).toBe(201);
    }
    const marks = (await server.leads()).map((lead) => lead.suspicion);
    expect(marks.filter((mark) => mark === "no-token same-recipient")).toHaveLength(2);
    expect((await told()).filter((message) => message.startsWith("email-customer"))).toHaveLength(5);
  });

  test("many suspects do not flood the team: past the limit they are stored only", async () => {
    await server.close();
    server = await testApp(kind, { wall: { told: { points: 2, duration: 3600 } } });
    for (let n = 0; n < 4; n += 1) await server.post({ ...shop(), [HONEYPOT_FIELD]: "x" });
    expect(await server.leads()).toHaveLength(4);
    expect((await told()).filter((message) => message.startsWith("email-team"))).toHaveLength(2);
    await server.post(shop(), browser);
    expect((await told()).filter((message) => message.startsWith("email-team"))).toHaveLength(3);
  });

  test("the token's answer is kept by nobody and names nobody", async () => {
    const answer = await server.app.inject("/api/form-token");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.json().token).toMatch(/^[0-9a-z]{8,9}\.[\w-]{43}$/);
  });
});

describe.each(databaseKinds)("under attack on %s", (kind) => {
  beforeEach(async () => {
    server = await testApp(kind, { wall: { attackAt: 0 } });
    await vi.waitUntil(token, { timeout: 20_000 });
  });
  afterEach(() => server.close());

  async function solved({ json }: Answer): Promise<Record<string, string>> {
    const { challenge } = json.error;
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    return { ...browser, [PROOF_HEADER]: proof };
  }

  test("a browser solves a challenge and is no suspect; the work counts once", async () => {
    const body = shop();
    const asked = await server.post(body, browser);
    expect(asked).toMatchObject({ status: 428, json: { error: { code: "proof_needed" } } });
    expect(await server.leads()).toEqual([]);
    const proof = await solved(asked);
    expect((await server.post(body, proof)).status).toBe(201);
    expect(await suspicion()).toBeNull();
    expect((await server.post(shop(), proof)).status).toBe(428);
  });

  test("a browser that cannot solve it, and a form without JavaScript, are taken as suspects", async () => {
    expect((await server.post(shop(), { ...browser, [PROOF_HEADER]: NO_PROOF })).status).toBe(201);
    expect(await suspicion()).toBe("no-token no-proof");
    server.pass(1000);
    const answer = await server.post(formOf(shop()), plainForm);
    expect(answer.status).toBe(201);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(await suspicion()).toBe("no-origin no-token no-proof");
  });

  test.each([
    ["nothing", ""],
    ["no base64", "%%%"],
    ["no JSON", Buffer.from("{").toString("base64")],
    ["nothing in it", Buffer.from("{}").toString("base64")],
    ["null", Buffer.from("null").toString("base64")],
    ["odd types", Buffer.from('{"challenge":{"parameters":7,"signature":[]},"solution":"x"}').toString("base64")],
  ])("a proof with %s is no proof, and no fault", async (_name, proof) => {
    expect((await server.post(shop(), { ...browser, [PROOF_HEADER]: proof })).status).toBe(428);
  });

  test("a challenge made easier is no challenge of ours", async () => {
    const asked = await server.post(shop(), browser);
    asked.json.error.challenge.parameters.keyPrefix = "00";
    expect((await server.post(shop(), await solved(asked))).status).toBe(428);
  });
});

test("the attack begins past the threshold and lasts, over all processes on PostgreSQL", async () => {
  server = await testApp("postgres", { wall: { attackAt: 3 } });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await server.post(shop(), browser)).status);
  expect(statuses).toEqual([201, 201, 201, 428, 428]);
  const rows = await server.database.run((db) => db.selectFrom("rate_limits").select(["key", "expire"]).execute());
  const attack = rows.find(({ key }) => key === "wall-attack:all");
  expect(Number(attack?.expire) - Date.now()).toBeGreaterThan(500_000);
  for (const { key } of rows) expect(key).not.toContain("@");
  await server.close();
});
