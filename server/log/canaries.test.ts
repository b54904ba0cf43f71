import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { channels } from "#server/delivery/channels.ts";
import { deliverDue } from "#server/delivery/deliver-due.ts";
import { emailSender } from "#server/delivery/email/send-email.ts";
import { sendBySmtp } from "#server/delivery/email/smtp.ts";
import { webhookSender } from "#server/delivery/webhook/send-webhook.ts";
import { formOf, plainForm } from "#server/testing/lead-bodies.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { startStripeStandIn, stripeKeys } from "#server/testing/stripe-stand-in.ts";
import { type Answer, type TestApp, testApp } from "#server/testing/test-app.ts";
import { freshDatabase } from "#tests/support/databases.ts";
import { createLogger } from "./logger.ts";

// On a machine that may have other work.
vi.setConfig({ testTimeout: 60_000 });

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Values that stand nowhere else, one for each kind of personal data. */
const name = "Zubaida Canaria";
const email = "canary.mail@canary-host.example";
const phone = "+971 50 777 3141";
const business = "Canary Bird Trading";
const canaries = {
  businessName: business,
  contactPerson: name,
  fullName: name,
  referrerName: name,
  customerName: name,
  email,
  referrerEmail: email,
  customerEmail: email,
  phone,
  businessPhone: phone,
  companyName: "Canary Company LLC",
  trn: "100314159265353",
  address: "Canary Street 31",
  notes: "canary-note sings",
  message: "canary-message about +971507773141",
  conversationHistory: [{ role: "user", content: "canary-history" }],
  businessType: "cafe",
  emirate: "dubai",
};
const traces = /canar|zubaida|777.?3141|3141592/i;

const endpoints = ["/api/leads", "/api/referrals", "/api/trials", "/api/chat", "/api/payments/intents"];
const sources = ["quote_builder", "checkout_callback", "checkout_invoice"];

/** Every form, whole and spoilt, as JSON and as a form: the answers of all. */
async function sendAll(server: TestApp): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const url of endpoints) {
    for (const source of url === "/api/leads" ? sources : [""]) {
      const body = { ...canaries, source, notes: `${canaries.notes} ${answers.length}` };
      const key = { "idempotency-key": `canary-key-${url}` };
      answers.push(await server.postTo(url, body));
      answers.push(await server.postTo(url, { ...body, phone: `${phone} canary`, emirate: name, email: name }, key));
      answers.push(await server.postTo(url, { ...body, email: `other.${email}` }, key));
      answers.push(await server.postTo(url, JSON.stringify(body).slice(0, -9)));
      answers.push(await server.postTo(url, JSON.stringify(body), { "content-type": "text/x-canary" }));
      answers.push(await server.postTo(url, { ...body, notes: "canary ".repeat(9000) }));
      answers.push(await server.postTo(url, body, { "x-form-token": "canary", "x-form-proof": "canary" }));
      await server.postTo(url, formOf(body), plainForm);
      await server.postTo(url, formOf({ ...body, phone: "canary" }), plainForm);
    }
  }
  const query = new URLSearchParams({ email, phone }).toString();
  for (const path of [
    "/en?",
    "/api/leads?",
    "/api/canary?",
    `/${email}?`,
    "/en/trial-download/canary?",
    "/%E0%A4%A?canary",
  ]) {
    await server.app.inject({ method: "GET", url: encodeURI(`${path}${query}`).replaceAll("%25E0", "%E0") });
  }
  return answers;
}

function expectNoTrace(server: TestApp) {
  expect(server.log.length).toBeGreaterThan(0);
  for (const line of server.log) expect(line).not.toMatch(traces);
}

test("refusals, limits, proofs and failures of Stripe: no log line and no answer repeats what was sent", async () => {
  const stripe = await startStripeStandIn();
  undo.push(() => stripe.close());
  for (const settings of [
    {},
    { wall: { attackAt: 0 } },
    { limits: { sender: { points: 1, duration: 60 }, everyone: { points: 9, duration: 60 } } },
  ]) {
    const server = await testApp("sqlite", { ...settings, payments: { ...stripeKeys, apiBase: stripe.apiBase } });
    undo.push(() => server.close());
    stripe.failNext(20, 500);
    const answers = await sendAll(server);
    expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThan(3);
    for (const { text } of answers) expect(text).not.toMatch(traces);
    expectNoTrace(server);
  }
});

test.each(["sqlite", "postgres"] as const)("tables torn away and a database gone on %s: neither does", async (kind) => {
  const fresh = await freshDatabase(kind);
  undo.push(fresh.dispose);
  await migrate(fresh);
  const database = openDatabase(fresh, { connect: 500, statement: 500 });
  const server = await testApp(kind, { database });
  undo.push(() => server.app.close());
  for (const table of ["outbox", "submit_keys"] as const) {
    await database.run((db) => db.schema.dropTable(table).execute());
    const answers = await sendAll(server);
    expect(answers.some(({ status }) => status === 500)).toBe(true);
    for (const { text } of answers) expect(text).not.toMatch(traces);
  }
  await database.close();
  const answers = await sendAll(server);
  expect(answers.some(({ status }) => status === 503)).toBe(true);
  for (const { text } of answers) expect(text).not.toMatch(traces);
  expectNoTrace(server);
});

test("mail servers and receivers that fail, and what is kept of their failures", async () => {
  const server = await testApp();
  undo.push(() => server.close());
  await sendAll(server);
  const settings = { publicOrigin: "http://localhost:3000", from: "a@example.ae", team: "b@example.ae" };
  const smtp = sendBySmtp("smtp://127.0.0.1:1");
  undo.push(() => smtp.close());
  const mail = emailSender(server.database, settings, smtp.send);
  const url = "http://127.0.0.1:1/canary";
  const hook = webhookSender(server.database, server.clock, { url, secrets: [], allowPrivate: true });
  const logger = createLogger({ write: (line) => void server.log.push(line) });
  const parts = { database: server.database, clock: server.clock, logger };
  for (const channel of channels) await deliverDue(parts, channel, channel === "webhook" ? hook : mail);
  const rows = await outboxRows(server.database);
  expect(rows.some(({ last_error }) => last_error !== null)).toBe(true);
  for (const row of rows) expect(JSON.stringify(row)).not.toMatch(traces);
  expectNoTrace(server);
});
