import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { channels } from "#server/delivery/channels.ts";
import { createOutbox } from "#server/delivery/outbox.ts";
import { leadOf } from "#server/leads/lead-request.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { runNode } from "#server/testing/processes.ts";
import { databaseKinds, type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { storedRows } from "#tests/support/stored-rows.ts";
import { OptionError } from "./lead-options.ts";
import { readOutboxCommand } from "./outbox-options.ts";

// Whole processes, on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

describe.each(databaseKinds)("npm run outbox on %s", (kind) => {
  let fresh: FreshDatabase;
  let leadId: string;
  beforeEach(async () => {
    fresh = await freshDatabase(kind);
    await migrate(fresh);
    const database = openDatabase(fresh);
    const clock = () => new Date("2026-11-21T08:00:00Z");
    const parts = { database, clock, outbox: createOutbox(channels) };
    leadId = (await submitLead(parts, leadOf(quoteBody))).lead.id;
    await database.run((db) =>
      db
        .updateTable("outbox")
        .set({ status: "set_aside", attempts: 13, last_error: "HTTP 410" })
        .where("channel", "=", "webhook")
        .execute(),
    );
    await database.run((db) =>
      db
        .updateTable("outbox")
        .set({ status: "sent", attempts: 1, sent_at: "2026-11-21T08:00:01Z" })
        .where("channel", "=", "email-team")
        .execute(),
    );
    await database.close();
  });
  afterEach(() => fresh.dispose());

  async function run(...args: string[]) {
    const cli = runNode(["server/cli/outbox.ts", ...args], {
      DATA_DIR: fresh.dataDir,
      DATABASE_URL: fresh.databaseUrl,
    });
    return { code: await cli.ended, output: cli.output() };
  }
  const stored = () => storedRows(fresh, "select * from outbox order by channel");

  test("lists what waits and what was set aside, and nothing that was typed", async () => {
    const { code, output } = await run();
    expect(code).toBe(0);
    expect(output).toMatch(/webhook +lead\.created +\S+ +set_aside +13 +HTTP 410/);
    expect(output).toMatch(/email-customer +lead\.created +\S+ +pending +0 +2026-11-21 12:00:00/);
    expect(output).not.toContain("email-team");
    expect(output).not.toContain("Aisha");
    expect((await run("list", "--status", "sent")).output).toMatch(/email-team .* sent +1 +2026-11-21 12:00:01/);
  });

  test("shows one message by the beginning of its id, or all of a lead", async () => {
    const [message] = await stored();
    const one = (await run("show", String(message?.id).slice(0, 8))).output;
    expect(one).toContain(`Id:               ${message?.id}`);
    expect((await run("show", leadId)).output.match(/^Id:/gm)).toHaveLength(3);
    expect(await run("show", "nothing")).toEqual({ code: 1, output: "There is no message nothing\n" });
  });

  test("puts up again what was set aside, and never what was sent", async () => {
    expect((await run("retry", "--all")).output).toBe("1 message to be delivered now.\n");
    const [, team, webhook] = await stored();
    expect(webhook).toMatchObject({ channel: "webhook", status: "pending", attempts: 0 });
    expect((await run("retry", String(team?.id))).output).toBe("0 messages to be delivered now.\n");
    expect((await run("retry", leadId)).output).toBe("2 messages to be delivered now.\n");
  });
});

test.each([
  ["send"],
  ["show"],
  ["retry"],
  ["retry", "id", "--all"],
  ["list", "--status", "lost"],
  ["list", "--limit=0"],
])("%s %s is refused", (...args) => {
  expect(() => readOutboxCommand(args)).toThrow(OptionError);
});
