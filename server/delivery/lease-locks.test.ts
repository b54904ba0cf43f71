import { expect, test, vi } from "vitest";
import { leadOf } from "#server/leads/lead-request.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { migratedDatabase } from "#server/testing/migrated-database.ts";
import { lease } from "./leases.ts";
import { createOutbox } from "./outbox.ts";

// On a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

test("on PostgreSQL, messages that another process is just taking are passed over, not waited for", async () => {
  const { database, dispose } = await migratedDatabase("postgres");
  const parts = { database, clock: () => new Date(), outbox: createOutbox(["webhook"]) };
  for (let n = 0; n < 4; n += 1) await submitLead(parts, leadOf({ ...quoteBody, businessName: `Shop ${n}` }));
  await database.transaction(async (db) => {
    const others = await db.selectFrom("outbox").select("id").orderBy("id").limit(2).forUpdate().execute();
    const { messages } = await lease(database, "webhook", new Date(), 10);
    expect(messages).toHaveLength(2);
    for (const { id } of others) expect(messages.map((message) => message.id)).not.toContain(id);
  });
  await database.close();
  await dispose();
});
