import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, test, vi } from "vitest";
import { business } from "#content/business.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { watchDatabase } from "#server/db/watched-database.ts";
import { channels } from "#server/delivery/channels.ts";
import { freezableLine } from "#server/testing/freezable-line.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { stripeEvent } from "#server/testing/stripe-event.ts";
import { startStripeStandIn, stripeKeys, stripeSignature } from "#server/testing/stripe-stand-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { type DatabaseKind, databaseKinds, freshDatabase } from "#tests/support/databases.ts";

// Waits for databases, on a machine that may have other work.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const START = Date.parse("2026-11-21T08:00:00.000Z");
const succeeded = { type: "succeeded", status: "succeeded", created: START / 1000 };
const payer = { customerName: "Hind Saeed", customerEmail: "hind@example.ae", locale: "en" };
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

interface Breakable {
  database: Database;
  takeAway(): void;
  /** Resolves when it answers. */
  giveBack(): Promise<void>;
}

/** PostgreSQL behind a line that freezes; SQLite that another process keeps locked. */
async function breakable(kind: DatabaseKind): Promise<Breakable> {
  const fresh = await freshDatabase(kind);
  undo.push(fresh.dispose);
  await migrate(fresh);
  if (kind === "sqlite") {
    const other = new DatabaseSync(join(fresh.dataDir, "epos.sqlite"));
    undo.push(() => other.close());
    const giveBack = async () => other.exec("rollback");
    return { database: openDatabase(fresh), takeAway: () => other.exec("begin immediate"), giveBack };
  }
  const line = await freezableLine(fresh.databaseUrl ?? "");
  undo.push(line.close);
  const timeouts = { connect: 400, statement: 400 };
  const database = watchDatabase(openDatabase({ ...fresh, databaseUrl: line.databaseUrl }, timeouts));
  return {
    database,
    takeAway: line.freeze,
    async giveBack() {
      line.thaw();
      await vi.waitFor(async () => expect(await database.check()).toBe(true), { timeout: 15_000, interval: 200 });
    },
  };
}

describe.each(databaseKinds)("the database away, on %s", (kind) => {
  let server: TestApp;
  let broken: Breakable;
  async function start() {
    const stripe = await startStripeStandIn();
    undo.push(stripe.close);
    broken = await breakable(kind);
    server = await testApp(kind, { database: broken.database, payments: { ...stripeKeys, apiBase: stripe.apiBase } });
    undo.push(() => server.close());
    return stripe;
  }
  const send = (payload: string) =>
    server.postTo("/api/payments/webhook", payload, {
      "stripe-signature": stripeSignature(payload, new Date(START)),
    });
  const prepare = () => server.postTo("/api/payments/intents", payer, { "idempotency-key": "k1" });
  const payments = () => broken.database.run((db) => db.selectFrom("payments").selectAll().execute());

  test("a report of Stripe is acknowledged when it is stored, else 503; sent again it counts once", async () => {
    const stripe = await start();
    const { paymentId } = (await prepare()).json;
    const paid = stripeEvent(stripe.intents.at(-1), succeeded);
    broken.takeAway();
    expect(await send(paid)).toMatchObject({ status: 503, json: { error: { code: "unavailable" } } });
    expect((await send(paid)).status).toBe(503);
    await broken.giveBack();
    expect(await payments()).toMatchObject([{ id: paymentId, status: "requires_payment_method" }]);
    for (let n = 0; n < 3; n += 1) expect((await send(paid)).status).toBe(200);
    expect(await payments()).toMatchObject([{ id: paymentId, status: "succeeded" }]);
    expect(await outboxRows(broken.database)).toHaveLength(channels.length);
  });

  test("a payment made meanwhile is not begun; if it was, its report brings the row", async () => {
    const stripe = await start();
    broken.takeAway();
    expect(await prepare()).toMatchObject({ status: 503, json: { error: { code: "unavailable" } } });
    await broken.giveBack();
    expect(await payments()).toEqual([]);
    const paid = stripeEvent(stripe.intents.at(-1), succeeded);
    expect((await send(paid)).status).toBe(200);
    expect(await payments()).toMatchObject([{ customer_email: payer.customerEmail, status: "succeeded" }]);
    // The page, which sends the same key again, gets the same payment.
    expect((await prepare()).json.paymentId).toBe((await payments())[0]?.id);
  });

  test("nobody waits for the count of a download, which is lost", async () => {
    await start();
    // The first answer of a fresh server takes longer than the others.
    await server.app.inject("/api/trials/download");
    broken.takeAway();
    const started = performance.now();
    const [followed, reported] = await Promise.all([
      server.app.inject("/api/trials/download"),
      server.app.inject({ method: "POST", url: "/api/trials/download" }),
    ]);
    expect(performance.now() - started).toBeLessThan(1500);
    expect(followed).toMatchObject({ statusCode: 302, headers: { location: business.links.installer } });
    expect(reported.statusCode).toBe(204);
    await expect.poll(() => server.log.join(""), { timeout: 10_000 }).toContain("download not counted");
    await broken.giveBack();
  });
});
