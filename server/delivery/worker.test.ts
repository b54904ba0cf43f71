import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "#server/log/logger.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";
import type { DeliveryParts } from "./deliver-due.ts";
import { startWorker, type Worker } from "./worker.ts";

let server: TestApp;
let parts: DeliveryParts;
let worker: Worker | undefined;

describe.each(databaseKinds)("on %s", (kind) => {
  beforeEach(async () => {
    server = await testApp(kind);
    parts = { database: server.database, clock: server.clock, logger: createLogger({ write: () => undefined }) };
  });
  afterEach(async () => {
    await worker?.stop();
    await server.close();
  });

  const never = () => new Promise<void>(() => undefined);
  const status = async (channel: string) =>
    (await outboxRows(server.database)).find((message) => message.channel === channel)?.status;

  test("a channel that hangs or fails holds up no other, and a wake is heard at once", async () => {
    const delivered: string[] = [];
    worker = startWorker(parts, {
      webhook: never,
      "email-customer": () => Promise.reject(new Error("down")),
      "email-team": async ({ id }) => void delivered.push(id),
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.post(quoteBody);
    const started = performance.now();
    worker.wake();
    await expect.poll(() => delivered.length, { interval: 10 }).toBe(1);
    expect(performance.now() - started).toBeLessThan(1000);
    await expect.poll(() => status("email-team")).toBe("sent");
    expect(await status("webhook")).toBe("pending");
  });

  test("stopping waits for what is on its way, and takes nothing more", async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await server.post(quoteBody);
    worker = startWorker(parts, {
      "email-team": () => {
        arrive();
        return answered;
      },
    });
    await arrived;
    const stopped = worker.stop();
    await server.post({ ...quoteBody, businessName: "Later" });
    worker.wake();
    answer();
    await stopped;
    const team = (await outboxRows(server.database)).filter(({ channel }) => channel === "email-team");
    expect(team.map((message) => message.status).sort()).toEqual(["pending", "sent"]);
  });
});
