import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { downloadRules } from "#server/rate-limit/sender-limits.ts";
import {
  type StripeStandIn,
  startStripeStandIn,
  stripeKeys,
  stripeSignature,
} from "#server/testing/stripe-stand-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds, type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { type HostileBody, hostileBodies, hostileReports } from "./hostile-bodies.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** For each address. */
    bodies: number;
  }
}

const BODIES = inject("bodies");
/** Requests under way at the same time. */
const ABREAST = 8;
/** Milliseconds that PostgreSQL has: a busy machine is not what is tested here. */
const PATIENCE = { connect: 60_000, statement: 60_000 };

const endpoints = [
  "/api/leads",
  "/api/referrals",
  "/api/trials",
  "/api/trials/download",
  "/api/trials/0123456789abcdef0123456789abcdef/download",
  "/api/chat",
  "/api/payments/intents",
  "/api/payments/webhook",
];

describe.each(databaseKinds)(`${BODIES} random and hostile bodies are only 2xx and 4xx on %s`, (kind) => {
  let fresh: FreshDatabase;
  let server: TestApp;
  /** Reports of downloads are answered before they are counted; the count itself need not write 10,000 times. */
  let counting: TestApp;
  let stripe: StripeStandIn;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
    fresh = await freshDatabase(kind);
    await migrate(fresh);
    const payments = { ...stripeKeys, apiBase: stripe.apiBase };
    server = await testApp(kind, { database: openDatabase(fresh, PATIENCE), payments });
    // Thousands of them are taken, and no test looks for them after a loss of power.
    if (kind === "sqlite") await server.database.run((db) => sql`pragma synchronous = off`.execute(db));
    counting = await testApp(kind, { limits: downloadRules });
  });
  afterAll(async () => {
    await server.close();
    await counting.close();
    await fresh.dispose();
    await stripe.close();
  });

  async function sendAll(url: string, bodies: HostileBody[]) {
    const started = performance.now();
    const counts: Record<number, number> = {};
    const wrong: object[] = [];
    const { app } = url.endsWith("/download") ? counting : server;

    async function send() {
      for (let body = bodies.pop(); body; body = bodies.pop()) {
        const { payload, headers } = body;
        const { statusCode, body: answer } = await app.inject({ method: "POST", url, headers, payload });
        counts[statusCode] = (counts[statusCode] ?? 0) + 1;
        if (statusCode >= 500) wrong.push({ statusCode, payload: String(payload), headers, answer });
      }
    }
    await Promise.all(Array.from({ length: ABREAST }, send));

    expect(wrong.slice(0, 3)).toEqual([]);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(BODIES);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${kind} ${url} ${seconds} s ${JSON.stringify(counts)}\n`);
  }

  test.each(endpoints)("POST %s", (url) => sendAll(url, hostileBodies(BODIES, 20_261_121 + endpoints.indexOf(url))));

  test("POST /api/payments/webhook, signed", () => {
    const signed = hostileReports(BODIES, 20_261_130).map(({ payload, headers }) => ({
      payload,
      headers: { ...headers, "stripe-signature": stripeSignature(String(payload), server.clock()) },
    }));
    return sendAll("/api/payments/webhook", signed);
  });

  test("the server still takes a request", async () => {
    expect((await server.app.inject("/readyz")).statusCode).toBe(200);
  });
});
