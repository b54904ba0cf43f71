import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { channels } from "#server/delivery/channels.ts";
import { composeEmail } from "#server/delivery/email/compose.ts";
import type { OutboxMessage } from "#server/delivery/leases.ts";
import { toldRecord } from "#server/delivery/told-record.ts";
import { webhookBody } from "#server/delivery/webhook/payload.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { type StripeReport, stripeEvent } from "#server/testing/stripe-event.ts";
import {
  type StripeStandIn,
  startStripeStandIn,
  stripeKeys,
  stripeSignature,
} from "#server/testing/stripe-stand-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";

const settings = { publicOrigin: "https://www.example.ae", from: "EPOS <sales@example.ae>", team: "team@example.ae" };
const payer = { customerName: "هند سعيد", customerEmail: "hind@example.ae", locale: "ar" };

let standIn: StripeStandIn;
let server: TestApp;
async function start(kind?: (typeof databaseKinds)[number]) {
  standIn = await startStripeStandIn();
  server = await testApp(kind, { payments: { ...stripeKeys, apiBase: standIn.apiBase } });
}
afterEach(async () => {
  await server.close();
  await standIn.close();
});

const prepare = (body: object = payer) => server.postTo("/api/payments/intents", body);
const now = () => Math.floor(server.clock().getTime() / 1000);
const bodyOf = (report: Partial<StripeReport> = {}) =>
  stripeEvent(standIn.intents.at(-1), { type: "succeeded", status: "succeeded", created: now(), ...report });
const send = (body: string) =>
  server.postTo("/api/payments/webhook", body, { "stripe-signature": stripeSignature(body, server.clock()) });
const messages = () => outboxRows(server.database);
const ways = async () => (await messages()).map(({ channel, kind }) => `${channel} ${kind}`);
const once = channels.map((channel) => `${channel} payment.succeeded`).sort();

describe.each(databaseKinds)("what a card payment tells on %s", (kind) => {
  beforeEach(() => start(kind));

  test("nothing before the money is there, then one message a channel", async () => {
    const { json } = await prepare();
    await send(bodyOf({ type: "processing", status: "processing" }));
    await send(bodyOf({ type: "payment_failed", status: "requires_payment_method" }));
    expect(await messages()).toEqual([]);
    await send(bodyOf());
    expect(await ways()).toEqual(once);
    for (const message of await messages()) {
      expect(message).toMatchObject({ payment_id: json.paymentId, lead_id: null, status: "pending" });
    }
  });

  test("once, however often and in whatever order it is reported", async () => {
    await prepare();
    const body = bodyOf();
    // The same report many times, and others that say the same.
    await Promise.all([...Array(10).fill(body), bodyOf(), bodyOf(), bodyOf({ created: now() + 9 })].map(send));
    await send(bodyOf({ type: "processing", status: "processing", created: now() + 20 }));
    await send(bodyOf({ created: now() + 30 }));
    expect(await ways()).toEqual(once);
  });

  test("also where the row was lost to a crash", async () => {
    await prepare();
    await server.database.run((db) => db.deleteFrom("payments").execute());
    await send(bodyOf());
    expect(await ways()).toEqual(once);
    const payments = await server.database.run((db) => db.selectFrom("payments").selectAll().execute());
    expect(payments).toMatchObject([{ status: "succeeded", locale: "ar" }]);
  });

  test("with the row or not at all: while no message can be written Stripe is asked to report again", async () => {
    await prepare();
    await server.database.run((db) => db.schema.alterTable("outbox").renameTo("away").execute());
    const body = bodyOf();
    expect((await send(body)).status).toBeGreaterThanOrEqual(500);
    const status = () => server.database.run((db) => db.selectFrom("payments").select("status").execute());
    expect(await status()).toEqual([{ status: "requires_payment_method" }]);
    await server.database.run((db) => db.schema.alterTable("away").renameTo("outbox").execute());
    expect((await send(body)).status).toBe(200);
    expect(await status()).toEqual([{ status: "succeeded" }]);
    expect(await ways()).toEqual(once);
  });
});

describe("its texts", () => {
  beforeEach(() => start());

  async function told(channel: OutboxMessage["channel"], body: object = payer) {
    await prepare(body);
    await send(bodyOf());
    const message = (await messages()).find((row) => row.channel === channel) as OutboxMessage;
    return { message, record: await server.database.run((db) => toldRecord(db, message)) };
  }
  async function emailOf(channel: OutboxMessage["channel"], body?: object) {
    const { message, record } = await told(channel, body);
    return composeEmail(message, record, settings) as { subject: string; html: string; text: string; to: unknown };
  }
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

  test("the team reads who paid what, and has the address one tap away", async () => {
    const email = await emailOf("email-team");
    expect(plain(email.subject)).toBe("Paid by card, arrange delivery: هند سعيد, AED\u00a03,499 (pi_1)");
    expect(plain(email.text)).toContain("Amount: AED\u00a03,499");
    expect(email).toMatchObject({ to: "team@example.ae", replyTo: { name: "هند سعيد", address: "hind@example.ae" } });
    const links = parse(email.html)
      .querySelectorAll("a")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual(["mailto:hind%40example.ae"]);
  });

  test.each([
    ["en", "AED\u00a03,499", "Our team will contact you to arrange delivery and installation."],
    ["ar", "3,499\u00a0درهم", "سيتواصل معك فريقنا لترتيب التسليم والتركيب."],
  ])("the payer has a receipt in %s", async (locale, amount, next) => {
    const email = await emailOf("email-customer", { ...payer, locale });
    expect(email.to).toEqual({ name: "هند سعيد", address: "hind@example.ae" });
    expect(parse(email.html).querySelector("html")?.attributes).toMatchObject({ lang: locale });
    for (const part of [email.subject, email.text]) expect(part).toContain(amount);
    expect(email.text).toContain(next);
    expect(plain(email.text)).toContain("pi_1");
    // A payment is not withdrawn by a tap, as a request is.
    expect(email.html).not.toMatch(/erase|محو/);
    if (locale === "en") return;
    const page = parse(email.html);
    for (const element of page.querySelectorAll("bdi, style, title")) element.remove();
    expect(page.querySelector("body")?.textContent.match(/[A-Za-z]{3,}/g)).toBeNull();
  });

  test("the CRM gets the payment in the API's words, without what only we need", async () => {
    const { message, record } = await told("webhook");
    const body = JSON.parse(webhookBody(message, record));
    expect(body).toMatchObject({
      type: "payment.succeeded",
      data: { stripePaymentIntentId: "pi_1", amount: 349_900, currency: "aed", status: "succeeded", locale: "ar" },
    });
    expect(body.data).not.toHaveProperty("reportedPosition");
  });

  test("without an address the receipt is set aside for a person to see, and the team hears all the same", async () => {
    const { message, record } = await told("email-customer");
    expect(record.kind).toBe("payment");
    if (record.kind === "payment") Object.assign(record.payment, { customer_email: null, customer_name: null });
    expect(() => composeEmail(message, record, settings)).toThrow(expect.objectContaining({ code: "NO_ADDRESS" }));
    const toTeam = composeEmail({ ...message, channel: "email-team" }, record, settings);
    expect(toTeam).toMatchObject({ to: "team@example.ae", replyTo: undefined });
  });
});
