import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type StripeReport, stripeEvent } from "#server/testing/stripe-event.ts";
import {
  type StripeStandIn,
  startStripeStandIn,
  stripeKeys,
  stripeSignature,
} from "#server/testing/stripe-stand-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";

const payer = { customerName: "هند سعيد", customerEmail: "hind@example.ae", locale: "ar" };
const START = Date.parse("2026-11-21T08:00:00.000Z");
const seconds = (time: number) => Math.floor(time / 1000);

describe.each(databaseKinds)("payments by card on %s", (kind) => {
  let standIn: StripeStandIn;
  let server: TestApp;
  beforeEach(async () => {
    standIn = await startStripeStandIn();
    server = await testApp(kind, { payments: { ...stripeKeys, apiBase: standIn.apiBase } });
  });
  afterEach(async () => {
    await server.close();
    await standIn.close();
  });

  const prepare = (key?: string, body: object = payer) =>
    server.postTo("/api/payments/intents", body, key ? { "idempotency-key": key } : {});
  const rows = () => server.database.run((db) => db.selectFrom("payments").selectAll().execute());
  const statuses = async () => (await rows()).map(({ status }) => status);

  interface Report extends Omit<StripeReport, "created"> {
    /** Seconds after the start. */
    at?: number;
  }
  const event = ({ at = 0, ...report }: Report) =>
    stripeEvent(standIn.intents.at(-1), { ...report, created: seconds(START) + at });
  const send = (payload: string, signature = stripeSignature(payload, new Date(START))) =>
    server.postTo("/api/payments/webhook", payload, { "stripe-signature": signature });
  const report = (what: Report) => send(event(what));

  test("the page learns the publishable key, and no other", async () => {
    const answer = await server.app.inject("/api/payments/config");
    expect(answer.json()).toEqual({ publishableKey: "pk_test_standin" });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("a payment is made for the price of the package, whatever the page says", async () => {
    const answer = await prepare("k1", { ...payer, amount: 1, currency: "usd" });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({ clientSecret: "pi_1_secret_x", paymentId: expect.any(String) });
    expect(standIn.intents).toMatchObject([
      {
        amount: 349_900,
        currency: "aed",
        receipt_email: "hind@example.ae",
        allowed_payment_method_types: ["card"],
        metadata: { site: "epos-site", customer_name: "هند سعيد", locale: "ar" },
      },
    ]);
    expect(await rows()).toMatchObject([
      {
        id: answer.json.paymentId,
        stripe_payment_intent_id: "pi_1",
        amount: 349_900,
        currency: "aed",
        status: "requires_payment_method",
        customer_email: "hind@example.ae",
        customer_name: "هند سعيد",
        referral_id: null,
        created_at: "2026-11-21T08:00:00.000Z",
      },
    ]);
    expect(server.log.join()).not.toMatch(/hind|هند|secret/);
  });

  test("sent again under its key it is the same payment; under it other content is refused", async () => {
    const answers = await Promise.all([prepare("k1"), prepare("k1"), prepare("k1")]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await prepare("k1", { ...payer, customerName: "Other" })).toMatchObject({
      status: 422,
      json: { error: { code: "idempotency_key_reused" } },
    });
    expect((await prepare("k2")).json.paymentId).not.toBe(answers[0]?.json.paymentId);
    expect(await rows()).toHaveLength(2);
  });

  test("what is wrong is named, and Stripe is not asked", async () => {
    const answer = await prepare("k1", { customerName: "H", customerEmail: "x" });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.error.fields).sort()).toEqual(["customerEmail", "customerName"]);
    expect((await prepare("a b")).status).toBe(400);
    expect(standIn.intents).toEqual([]);
  });

  test.each([500, 401, 0])(
    "with Stripe answering %i the page is told, and the same key works later",
    async (status) => {
      standIn.failNext(2, status);
      const answer = await prepare("k1");
      expect(answer).toMatchObject({ status: 503, json: { error: { code: "payment_unavailable" } } });
      expect(answer.json.error.message).toMatch(/[\u0600-\u06ff]/);
      expect(await rows()).toEqual([]);
      standIn.failNext(0, 0);
      expect((await prepare("k1")).status).toBe(201);
    },
  );

  test("reports keep the row true, each once, and succeeded stays succeeded", async () => {
    await prepare("k1");
    const processing = event({ type: "processing", status: "processing", at: 1 });
    expect(await send(processing)).toMatchObject({ status: 200, json: { received: true } });
    expect(await statuses()).toEqual(["processing"]);
    await report({ type: "payment_failed", status: "requires_payment_method", at: 2 });
    expect(await statuses()).toEqual(["requires_payment_method"]);
    // A replay, though its signature is fine.
    expect((await send(processing)).status).toBe(200);
    expect(await statuses()).toEqual(["requires_payment_method"]);
    await report({ type: "succeeded", status: "succeeded", at: 4 });
    await report({ type: "processing", status: "processing", at: 9 });
    await report({ type: "canceled", status: "canceled", at: 9 });
    expect(await statuses()).toEqual(["succeeded"]);
    expect((await prepare("k1")).status).toBe(201);
    expect(await statuses()).toEqual(["succeeded"]);
  });

  test("reports that come in the wrong order, within one second too, end the same", async () => {
    await prepare("k1");
    await report({ type: "processing", status: "processing", at: 3 });
    await report({ type: "requires_action", status: "requires_action", at: 2 });
    await report({ type: "created", status: "requires_payment_method", at: 3 });
    expect(await statuses()).toEqual(["processing"]);
    await report({ type: "payment_failed", status: "requires_payment_method", at: 3 });
    await report({ type: "processing", status: "processing", at: 3 });
    expect(await statuses()).toEqual(["requires_payment_method"]);
  });

  test("20 of the same at once are one", async () => {
    await prepare("k1");
    const payload = event({ type: "succeeded", status: "succeeded" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(payload)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const read = await server.database.run((db) => db.selectFrom("payment_events").selectAll().execute());
    expect(read).toHaveLength(1);
  });

  test("a payment whose row was lost to a crash gets it by the report; those of others get none", async () => {
    await prepare("k1");
    await server.database.run((db) => db.deleteFrom("payments").execute());
    await report({ type: "succeeded", status: "succeeded" });
    expect(await rows()).toMatchObject([
      { status: "succeeded", amount: 349_900, customer_name: "هند سعيد", customer_email: "hind@example.ae" },
    ]);
    await report({ type: "succeeded", status: "succeeded", intent: { id: "pi_other", metadata: {} } });
    expect(
      (await send(JSON.stringify({ id: "evt_x", object: "event", type: "charge.refunded", data: { object: {} } })))
        .status,
    ).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test("without a good and fresh signature over these very bytes nothing is read", async () => {
    await prepare("k1");
    const payload = event({ type: "succeeded", status: "succeeded" });
    const old = stripeSignature(payload, new Date(START - 301_000));
    const foreign = stripeSignature(payload, new Date(START), "whsec_other");
    const other = stripeSignature(`${payload} `, new Date(START));
    for (const signature of [old, foreign, other, "", "t=1,v1=00", "v1=x", "x".repeat(5000)]) {
      expect(await send(payload, signature)).toMatchObject({
        status: 400,
        json: { error: { code: "invalid_signature" } },
      });
    }
    expect((await send("x".repeat(300_000), "t=1,v1=00")).status).toBe(413);
    expect(await statuses()).toEqual(["requires_payment_method"]);
    expect((await send(payload, stripeSignature(payload, new Date(START - 299_000)))).status).toBe(200);
    expect(await statuses()).toEqual(["succeeded"]);
  });

  test("a signed report that cannot be read is refused, so that Stripe shows it, and can be sent again", async () => {
    await prepare("k1");
    const unreadable = event({ type: "succeeded", status: "succeeded", id: "evt_1", intent: { amount: "349900" } });
    expect(await send(unreadable)).toMatchObject({ status: 400, json: { error: { code: "malformed_body" } } });
    expect((await send("null")).status).toBe(200);
    expect(await statuses()).toEqual(["requires_payment_method"]);
    await report({ type: "succeeded", status: "succeeded", id: "evt_1" });
    expect(await statuses()).toEqual(["succeeded"]);
  });

  test("while the database is away Stripe is asked to report again", async () => {
    await prepare("k1");
    await server.database.run((db) => db.schema.alterTable("payments").renameTo("away").execute());
    const payload = event({ type: "succeeded", status: "succeeded" });
    expect((await send(payload)).status).toBeGreaterThanOrEqual(500);
    await server.database.run((db) => db.schema.alterTable("away").renameTo("payments").execute());
    expect((await send(payload)).status).toBe(200);
    expect(await statuses()).toEqual(["succeeded"]);
  });

  test("the policy allows Stripe, and only what it needs", async () => {
    const { headers } = await server.app.inject("/en");
    const policy = Object.fromEntries(
      String(headers["content-security-policy"])
        .split("; ")
        .map((directive) => [directive.split(" ")[0], directive]),
    );
    const ofStripe = (directive: string) =>
      policy[directive]?.split(" ").filter((source: string) => source.includes("stripe"));
    expect(ofStripe("script-src")).toEqual(["https://js.stripe.com", "https://*.js.stripe.com"]);
    expect(ofStripe("frame-src")).toEqual([
      "https://js.stripe.com",
      "https://*.js.stripe.com",
      "https://hooks.stripe.com",
    ]);
    expect(policy["connect-src"]).toBe("connect-src 'self' https://api.stripe.com");
    expect(policy["default-src"]).toBe("default-src 'none'");
  });
});

test("tries from one sender are limited", async () => {
  const standIn = await startStripeStandIn();
  const few = { sender: { points: 2, duration: 600 }, everyone: { points: 9, duration: 60 } };
  const server = await testApp("sqlite", { limits: few, payments: { ...stripeKeys, apiBase: standIn.apiBase } });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await server.postTo("/api/payments/intents", payer)).status);
  expect(statuses).toEqual([201, 201, 429]);
  expect((await server.app.inject("/api/payments/intents")).statusCode).toBe(405);
  await server.close();
  await standIn.close();
});

test("without keys there is nothing of it", async () => {
  const server = await testApp();
  for (const path of ["intents", "webhook"]) {
    expect(await server.postTo(`/api/payments/${path}`, payer)).toMatchObject({
      status: 404,
      json: { error: { code: "not_found" } },
    });
  }
  const { headers, statusCode } = await server.app.inject("/api/payments/config");
  expect(statusCode).toBe(204);
  expect(headers["content-security-policy"]).not.toContain("stripe");
  await server.close();
});
