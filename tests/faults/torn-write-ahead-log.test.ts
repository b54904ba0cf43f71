import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createOutbox } from "#server/delivery/outbox.ts";
import { leadOf } from "#server/leads/lead-request.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { freshDatabase } from "#tests/support/databases.ts";

const LEADS = 40;
const TEARS = 24;

/** As a power cut leaves the log: cut off somewhere, or with rubbish where the disk had not written yet. */
function tear(log: string, place: number, how: "cut" | "rubbish") {
  if (how === "cut") return truncateSync(log, place);
  const bytes = readFileSync(log);
  bytes.fill(0xa5, place, place + 512);
  writeFileSync(log, bytes);
}

test.each(["cut", "rubbish"] as const)(
  "SQLite with a torn log (%s): whole, and every lead up to the tear is there",
  async (how) => {
    const fresh = await freshDatabase("sqlite");
    await migrate(fresh);
    const database = openDatabase(fresh);
    await database.run((db) => sql`pragma wal_autocheckpoint = 0`.execute(db));
    const parts = { database, clock: () => new Date(), outbox: createOutbox(["webhook"]) };
    const log = join(fresh.dataDir, "epos.sqlite-wal");
    const acknowledged: { id: string; logged: number }[] = [];
    for (let n = 0; n < LEADS; n += 1) {
      const { lead } = await submitLead(parts, leadOf({ ...quoteBody, businessName: `Shop ${n}` }));
      acknowledged.push({ id: lead.id, logged: statSync(log).size });
    }

    const { size } = statSync(log);
    for (let torn = 1; torn <= TEARS; torn += 1) {
      const place = Math.floor((size * torn) / (TEARS + 1));
      const dataDir = join(fresh.dataDir, `copy-${torn}`);
      mkdirSync(dataDir);
      for (const name of ["epos.sqlite", "epos.sqlite-wal"])
        copyFileSync(join(fresh.dataDir, name), join(dataDir, name));
      tear(join(dataDir, "epos.sqlite-wal"), place, how);
      const copy = openDatabase({ dataDir });
      const whole = await copy.run((db) => sql<object>`pragma integrity_check`.execute(db));
      expect(Object.values(whole.rows[0] ?? {})).toEqual(["ok"]);
      const leads = await copy.run((db) => db.selectFrom("leads").select("id").execute());
      const messages = await copy.run((db) => db.selectFrom("outbox").select("lead_id").execute());
      await copy.close();
      const expected = acknowledged.filter(({ logged }) => logged <= place).map(({ id }) => id);
      expect(leads.map(({ id }) => id).sort()).toEqual(expected.sort());
      expect(messages.map(({ lead_id }) => lead_id).sort()).toEqual(expected);
    }
    await database.close();
    rmSync(fresh.dataDir, { recursive: true });
  },
);
