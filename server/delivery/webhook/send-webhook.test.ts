import { createHmac, randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLogger } from "#server/log/logger.ts";
import { invoiceBody, quoteBody } from "#server/testing/lead-bodies.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { type Received, type WebhookReceiver, webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { deliverDue } from "../deliver-due.ts";
import { isPublicAddress } from "./public-address.ts";
import { webhookSender } from "./send-webhook.ts";
import { signatureHeaders } from "./signature.ts";

const secrets = [randomBytes(32), randomBytes(24)];

let server: TestApp;
let receiver: WebhookReceiver | undefined;
beforeEach(async () => {
  server = await testApp();
});
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
  await server.close();
});

async function deliver(url: string, allowPrivate = true) {
  const { database, clock } = server;
  const logger = createLogger({ write: () => undefined });
  const send = webhookSender(database, clock, { url, secrets, allowPrivate });
  await deliverDue({ database, clock, logger }, "webhook", send);
  return (await outboxRows(database)).find(({ channel }) => channel === "webhook");
}

async function answered(answer: (response: ServerResponse, received: Received) => void) {
  receiver = await webhookReceiver(answer);
  await server.post(quoteBody);
  return await deliver(receiver.url);
}

test("the example of Standard Webhooks is signed as there", () => {
  const secret = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
  const body = '{"test": 2432232314}';
  const headers = signatureHeaders({ id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1614265330, body }, [secret]);
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("a receiver can check what it gets with either secret, and gets the record without its private key", async () => {
  receiver = await webhookReceiver();
  const { json } = await server.post({ ...invoiceBody, businessName: "سوق" });
  const message = await deliver(receiver.url);
  expect(message).toMatchObject({ status: "sent", attempts: 1 });
  const { headers, body } = receiver.received[0] as Received;
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["webhook-id"]).toBe(`msg_${message?.id}`);
  expect(headers["webhook-timestamp"]).toBe(String(server.clock().getTime() / 1000));
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = secrets.map((secret) => `v1,${createHmac("sha256", secret).update(content).digest("base64")}`);
  expect(String(headers["webhook-signature"]).split(" ")).toEqual(expected);
  const { type, timestamp, data } = JSON.parse(body);
  expect({ type, timestamp }).toEqual({ type: "lead.created", timestamp: "2026-11-21T08:00:00.000Z" });
  expect(data).toMatchObject({
    id: json.leadId,
    businessName: "سوق",
    phoneE164: "+97141234567",
    trn: "100234567890123",
  });
  expect(body).not.toContain(json.proFormaUrl.split("/").at(-1));
});

test("a redirect is a failure and is not followed", async () => {
  const other = await webhookReceiver();
  const message = await answered((response) => void response.writeHead(307, { location: other.url }).end());
  expect(message).toMatchObject({ status: "pending", last_error: "HTTP 307" });
  expect(other.received).toEqual([]);
  await other.close();
});

test.each([
  ["120", 120_000],
  ["Sat, 21 Nov 2026 09:00:00 GMT", 3_600_000],
  ["9999999", 86_400_000],
])("Retry-After %s is waited for", async (retryAfter, milliseconds) => {
  const message = await answered((response) => void response.writeHead(503, { "retry-after": retryAfter }).end());
  expect(message?.last_error).toBe("HTTP 503");
  expect(Date.parse(message?.next_attempt_at ?? "") - server.clock().getTime()).toBe(milliseconds);
});

test("410 sets aside what waits, this message and the next", async () => {
  await server.post({ ...quoteBody, businessName: "Another" });
  await answered((response) => void response.writeHead(410).end());
  const webhooks = (await outboxRows(server.database)).filter(({ channel }) => channel === "webhook");
  expect(webhooks.map(({ status, last_error }) => [status, last_error])).toEqual(
    Array(2).fill(["set_aside", "HTTP 410"]),
  );
});

test("an endless answer and a broken one do no harm", async () => {
  const message = await answered((response) => void response.writeHead(200).write("x".repeat(100_000)));
  expect(message?.status).toBe("sent");
  await receiver?.close();
  await server.post({ ...quoteBody, businessName: "Another" });
  receiver = await webhookReceiver((response) => void response.destroy());
  await deliver(receiver.url);
  const errors = (await outboxRows(server.database)).map(({ last_error }) => last_error);
  expect(errors).toContain("ECONNRESET");
});

test.each([
  "127.0.0.1",
  "localhost",
  "[::1]",
  "10.0.0.1",
  "169.254.169.254",
  "[::ffff:127.0.0.1]",
  "0x7f.1",
  "2130706433",
])("https://%s is refused unless private addresses are allowed", async (host) => {
  await server.post(quoteBody);
  expect(await deliver(`http://${host}:1/hook`, false)).toMatchObject({
    status: "pending",
    last_error: "PRIVATE_ADDRESS",
  });
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["100.64.0.1", false],
  ["172.31.255.255", false],
  ["172.32.0.1", true],
  ["192.168.1.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["nonsense", false],
])("%s is public: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
