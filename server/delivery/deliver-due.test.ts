import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "#server/log/logger.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { referralBody } from "#server/testing/referral-body.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { trialBody } from "#server/testing/trial-body.ts";
import { databaseKinds } from "#tests/support/databases.ts";
import { MOST_ATTEMPTS } from "./backoff.ts";
import { channels } from "./channels.ts";
import { type DeliveryParts, deliverDue, type Send } from "./deliver-due.ts";
import { DeliveryFailure } from "./delivery-failure.ts";
import { LEASE, lease, type OutboxMessage, release } from "./leases.ts";

const DAY = 86_400_000;

describe.each(databaseKinds)("the outbox on %s", (kind) => {
  let server: TestApp;
  let parts: DeliveryParts;
  let log: string[];
  beforeEach(async () => {
    server = await testApp(kind);
    log = [];
    const logger = createLogger({ write: (line) => void log.push(line) });
    parts = { database: server.database, clock: server.clock, logger };
  });
  afterEach(() => server.close());

  const rows = () => outboxRows(server.database);
  const row = async (channel = "webhook") => (await rows()).find((entry) => entry.channel === channel) as OutboxMessage;
  const failing = (failure: Error) => () => Promise.reject(failure);
  const waited = ({ next_attempt_at }: OutboxMessage) => Date.parse(next_attempt_at) - parts.clock().getTime();

  function recording() {
    const sent: string[] = [];
    const send: Send = async ({ id }) => void sent.push(id);
    return { sent, send };
  }

  test("each record leaves one message a channel, a repeated submit none", async () => {
    await server.post(quoteBody);
    await server.post(quoteBody);
    await server.postTo("/api/referrals", referralBody);
    await server.postTo("/api/trials", trialBody);
    const told = (await rows()).map((message) => `${message.channel} ${message.kind}`);
    const expected = ["lead", "referral", "trial"].flatMap((record) =>
      channels.map((way) => `${way} ${record}.created`),
    );
    expect(told.sort()).toEqual(expected.sort());
    for (const message of await rows()) {
      const owners = [message.lead_id, message.referral_id, message.trial_id];
      expect(owners.filter((owner) => owner !== null)).toHaveLength(1);
      expect(message).toMatchObject({ status: "pending", attempts: 0, last_error: null, sent_at: null });
    }
  });

  test("messages go with the record they tell of", async () => {
    const { json } = await server.post(quoteBody);
    await server.database.run((db) => db.deleteFrom("leads").where("id", "=", json.leadId).execute());
    expect(await rows()).toEqual([]);
  });

  test("what is due is sent once and noted", async () => {
    await server.post(quoteBody);
    const { sent, send } = recording();
    expect(await deliverDue(parts, "webhook", send)).toBe(1);
    expect(await deliverDue(parts, "webhook", send)).toBe(0);
    expect(sent).toEqual([(await row()).id]);
    expect(await row()).toMatchObject({ status: "sent", attempts: 1, lease_token: null, leased_until: null });
    expect((await row()).sent_at).toBe(parts.clock().toISOString());
    expect((await row("email-team")).status).toBe("pending");
  });

  test("what fails is tried again later and later, then set aside, and only its code is kept", async () => {
    await server.post(quoteBody);
    const send = failing(Object.assign(new Error(`550 <${quoteBody.email}> unknown`), { code: "ECONNREFUSED" }));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      expect(await deliverDue(parts, "webhook", send)).toBe(1);
      const message = await row();
      expect(message).toMatchObject({ attempts: attempt, last_error: "ECONNREFUSED" });
      expect(message.status).toBe(attempt === MOST_ATTEMPTS ? "set_aside" : "pending");
      if (attempt === MOST_ATTEMPTS) break;
      waits.push(waited(message));
      server.pass(waited(message) - 1);
      expect(await deliverDue(parts, "webhook", send)).toBe(0);
      server.pass(1);
    }
    expect(waits[0]).toBeLessThanOrEqual(5000);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(DAY / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(DAY);
    server.pass(10 * DAY);
    expect(await deliverDue(parts, "webhook", send)).toBe(0);
    expect(log.join("")).toContain("message set aside");
    expect(log.join("")).not.toContain("corner.example.ae");
  });

  test("the receiver's Retry-After is honoured", async () => {
    await server.post(quoteBody);
    await deliverDue(parts, "webhook", failing(new DeliveryFailure("HTTP 429", { retryAfter: 3600 })));
    expect(waited(await row())).toBe(3_600_000);
  });

  test("what trying again would not change is set aside at once", async () => {
    await server.post(quoteBody);
    await deliverDue(parts, "email-customer", failing(new DeliveryFailure("SMTP 550", { final: true })));
    expect(await row("email-customer")).toMatchObject({ status: "set_aside", attempts: 1, last_error: "SMTP 550" });
    expect((await row()).status).toBe("pending");
  });

  test("a receiver that is gone for good stops its channel and no other", async () => {
    for (let shop = 0; shop < 15; shop += 1) await server.post({ ...quoteBody, businessName: `Shop ${shop}` });
    await deliverDue(parts, "webhook", failing(new DeliveryFailure("HTTP 410", { endsChannel: true })));
    const statuses = (await rows()).map(({ channel, status }) => `${channel} ${status}`);
    expect(new Set(statuses)).toEqual(new Set(["email-customer pending", "email-team pending", "webhook set_aside"]));
  });

  test("two workers at once never take the same message", async () => {
    for (let shop = 0; shop < 30; shop += 1) await server.post({ ...quoteBody, businessName: `Shop ${shop}` });
    const { sent, send } = recording();
    const work = async () => {
      while ((await deliverDue(parts, "webhook", send)) > 0);
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  test("a message whose sender died is sent again under the same id once the lease is over, and not before", async () => {
    await server.post(quoteBody);
    const { messages, token } = await lease(server.database, "webhook", parts.clock(), 10);
    const { sent, send } = recording();
    server.pass(LEASE - 1);
    expect(await deliverDue(parts, "webhook", send)).toBe(0);
    server.pass(1);
    expect(await deliverDue(parts, "webhook", send)).toBe(1);
    expect(sent).toEqual(messages.map(({ id }) => id));
    // The one that was thought dead finds its lease gone and changes nothing.
    await server.database.run((db) => release(db, token, sent[0] ?? "", { status: "pending" }));
    expect((await row()).status).toBe("sent");
  });

  test("one message that fails takes none of its neighbours along", async () => {
    for (let shop = 0; shop < 5; shop += 1) await server.post({ ...quoteBody, businessName: `Shop ${shop}` });
    const [first] = (await rows()).filter(({ channel }) => channel === "email-team");
    const send: Send = async ({ id }) => {
      if (id === first?.id) throw new Error("no");
    };
    await deliverDue(parts, "email-team", send);
    const statuses = (await rows()).filter(({ channel }) => channel === "email-team").map(({ status }) => status);
    expect(statuses.sort()).toEqual(["pending", "sent", "sent", "sent", "sent"]);
  });
});
