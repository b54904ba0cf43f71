import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "#server/clock.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createOutbox } from "#server/delivery/outbox.ts";
import { leadOf } from "#server/leads/lead-request.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { submitReferral } from "#server/referrals/submit-referral.ts";
import { callbackBody, invoiceBody, quoteBody } from "#server/testing/lead-bodies.ts";
import { runNode } from "#server/testing/processes.ts";
import { referralBody } from "#server/testing/referral-body.ts";
import { trialBody } from "#server/testing/trial-body.ts";
import { submitTrial } from "#server/trials/submit-trial.ts";
import { databaseKinds, type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { csv } from "./csv.ts";
import { OptionError, readLeadOptions } from "./lead-options.ts";
import { textTable } from "./text-table.ts";

// Whole processes and waits, on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

describe.each(databaseKinds)("npm run leads on %s, beside a running server", (kind) => {
  let fresh: FreshDatabase;
  let database: Database;
  beforeEach(async () => {
    fresh = await freshDatabase(kind);
    await migrate(fresh);
    database = openDatabase(fresh);
  });
  afterEach(async () => {
    await database.close();
    await fresh.dispose();
  });

  const store = (body: object, time: string) =>
    submitLead({ database, clock: () => new Date(time), outbox: createOutbox([]) }, leadOf(body));

  async function run(...args: string[]) {
    const cli = runNode(["server/cli/leads.ts", ...args], { DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl });
    return { code: await cli.ended, output: cli.output() };
  }

  test("lists the newest first, in Dubai time", async () => {
    expect(await run()).toEqual({ code: 0, output: "No leads.\n" });
    const { lead } = await store({ ...quoteBody, businessName: "قهوة الزاوية" }, "2026-11-20T21:30:00Z");
    await store(callbackBody, "2026-11-21T08:00:00Z");
    const lines = (await run()).output.trimEnd().split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Number {5}Received \(Dubai\)/);
    expect(lines[1]).toContain("Palm Pharmacy");
    expect(lines[2]).toContain(`${lead.id}  2026-11-21 01:30  quote_builder      new     قهوة الزاوية`);
    expect(lines[2]).toContain("+971501234567");
  });

  test("sets suspects apart, with the reasons, and says how many there are", async () => {
    await store(quoteBody, "2026-11-20T21:30:00Z");
    const suspicion = { signs: ["honeypot", "no-token"], quiet: false } as const;
    const parts = { database, clock: systemClock, outbox: createOutbox([]) };
    await submitLead(parts, leadOf(callbackBody), { suspicion });
    const { output } = await run();
    expect(output).toContain("Corner Cafe");
    expect(output).not.toContain("Palm Pharmacy");
    expect(output).toMatch(/1 more set aside as suspect: npm run leads -- --suspects --table leads\n$/);
    const suspects = (await run("--suspects")).output;
    expect(suspects).toMatch(/Palm Pharmacy .* honeypot no-token\n$/);
    expect(suspects).not.toContain("Corner Cafe");
    expect((await run("--suspects", "--csv")).output).toContain('"honeypot no-token"');
    expect((await run("--suspects", "--table", "trials")).output).toBe("No suspect trials.\n");
  });

  test("filters", async () => {
    await store(quoteBody, "2026-11-20T21:30:00Z");
    await store(callbackBody, "2026-11-21T08:00:00Z");
    await store(invoiceBody, systemClock().toISOString());
    const found = async (...args: string[]) =>
      (await run(...args)).output.match(/Corner Cafe|Palm Pharmacy|Souk Market/g) ?? [];
    expect(await found("--source", "checkout_callback")).toEqual(["Palm Pharmacy"]);
    expect(await found("--emirate", "sharjah")).toEqual(["Souk Market"]);
    expect(await found("--status", "won")).toEqual([]);
    expect(await found("--limit", "1")).toEqual(["Souk Market"]);
    expect(await found("--since", "2026-11-21T12:00")).toEqual(["Souk Market", "Palm Pharmacy"]);
    expect(await found("--search", "AISHA")).toEqual(["Corner Cafe"]);
    expect(await found("--search", "050-123")).toEqual(["Corner Cafe"]);
    expect(await found("--search", "+971 4 123")).toEqual(["Souk Market", "Palm Pharmacy"]);
    expect(await found("--search", "100%")).toEqual([]);
  });

  test("writes CSV for a spreadsheet", async () => {
    await store({ ...quoteBody, businessName: "=HYPERLINK(1)", notes: 'say "hi",\nthen go' }, "2026-11-21T08:00:00Z");
    const { output } = await run("--csv");
    expect(output.startsWith('\ufeff"Number","Received (Dubai)",')).toBe(true);
    expect(output.endsWith('"\r\n')).toBe(true);
    expect(output).toContain(`"'=HYPERLINK(1)"`);
    expect(output).toContain('"say ""hi"",\nthen go"');
  });

  test("lists referrals and trials too", async () => {
    const parts = { database, clock: () => new Date("2026-11-20T21:30:00Z"), outbox: createOutbox([]) };
    expect((await run("--table", "trials")).output).toBe("No trials.\n");
    await submitReferral(parts, { ...referralBody, businessType: "cafe", businessName: "=1+1", locale: "ar" });
    await submitTrial(parts, { ...trialBody, businessType: "", locale: "en" });
    const referrals = await run("--table", "referrals");
    expect(referrals.output).toMatch(
      /2026-11-21 01:30 {2}pending +=1\+1 +Aisha Rahman +\+971501234567 +cafe +Omar Haddad/,
    );
    expect((await run("--table", "referrals", "--csv")).output).toContain(`"'=1+1"`);
    expect((await run("--table", "trials", "--status", "new", "--since", "2026-11-21")).output).toContain(
      "Layla Nasser",
    );
    expect((await run("--table", "trials", "--status", "won")).output).toBe("No trials.\n");
  });

  test("names a wrong option", async () => {
    expect(await run("--limit", "none")).toEqual({ code: 1, output: "--limit must be a whole number from 1\n" });
    expect(await run("--table", "users")).toEqual({
      code: 1,
      output: "--table must be one of leads, referrals, trials\n",
    });
    expect(await run("--table", "trials", "--search", "x")).toEqual({ code: 1, output: "--search is for leads\n" });
    expect((await run("--help")).output).toContain("--search TEXT");
  });
});

test.each(["=1", "+1", "-1", "@x", "\t=1", "\r1", " =1", "＝1", "＋1", "－1", "＠x", "\u00a0=1"])(
  "a spreadsheet does not run %o",
  (text) => {
    expect(csv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
  },
);

test.each(["", "1", "a=1", "مقهى", 'x"y'])("%o stays as it is in CSV", (text) => {
  expect(csv([[text, text]])).toBe(`\ufeff"${text.replace('"', '""')}","${text.replace('"', '""')}"\r\n`);
});

test("the table cuts long cells and leaves out what would break its lines", () => {
  const table = textTable(
    ["A", "B"],
    [
      ["one\ntwo \u202ethree", "x"],
      ["y".repeat(40), "z"],
    ],
  );
  expect(table).toBe(`A${" ".repeat(29)}B\none two three${" ".repeat(17)}x\n${"y".repeat(27)}…  z`);
});

describe("--since", () => {
  const now = new Date("2026-11-21T08:00:00Z");
  test.each([
    ["30m", "2026-11-21T07:30:00.000Z"],
    ["12h", "2026-11-20T20:00:00.000Z"],
    ["7d", "2026-11-14T08:00:00.000Z"],
    ["2026-11-21", "2026-11-20T20:00:00.000Z"],
    ["2026-11-21T09:30", "2026-11-21T05:30:00.000Z"],
  ])("%s is %s", (text, expected) => {
    expect(readLeadOptions(["--since", text], now).filter.since?.toISOString()).toBe(expected);
  });

  test.each(["yesterday", "2026-13-01", "7", "-1d"])("%s is refused", (text) => {
    expect(() => readLeadOptions([`--since=${text}`], now)).toThrow(OptionError);
  });
});
