import { expect, test } from "vitest";
import { callbackBody, invoiceBody, quoteBody } from "#server/testing/lead-bodies.ts";
import { testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";
import { missedPromises } from "./missed-promises.ts";

const MINUTE = 60_000;

test.each(databaseKinds)("what the team hears of too late is counted, on %s", async (kind) => {
  // It is noon in Dubai, and the office is open.
  const app = await testApp(kind);
  await app.post({ ...callbackBody, preferredTime: "now" });
  await app.post({ ...callbackBody, preferredTime: "afternoon", businessName: "Later" });
  await app.post(invoiceBody);
  await app.post(quoteBody);
  const start = app.clock().getTime();
  const after = (minutes: number) => missedPromises(app.database, new Date(start + minutes * MINUTE));
  expect(await after(10)).toEqual({ callback: 0, invoice: 0 });
  expect(await after(11)).toEqual({ callback: 1, invoice: 0 });
  expect(await after(121)).toEqual({ callback: 1, invoice: 1 });
  expect(await after(5 * 60)).toEqual({ callback: 1, invoice: 1 });
  expect(await after(5 * 60 + 1)).toEqual({ callback: 2, invoice: 1 });

  const told = (minutes: number) =>
    app.database.run((db) =>
      db
        .updateTable("outbox")
        .set({ status: "sent", sent_at: new Date(start + minutes * MINUTE).toISOString() })
        .where("channel", "=", "email-team")
        .execute(),
    );
  await told(9);
  expect(await after(600)).toEqual({ callback: 0, invoice: 0 });
  await told(12);
  expect(await after(600)).toEqual({ callback: 1, invoice: 0 });
  expect(await after(25 * 60)).toEqual({ callback: 0, invoice: 0 });
  await app.close();
});
