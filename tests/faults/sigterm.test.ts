import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { runServer } from "#server/testing/processes.ts";
import { databaseKinds, freshDatabase } from "#tests/support/databases.ts";
import { startLoad } from "#tests/support/lead-senders.ts";
import { storedRows } from "#tests/support/stored-rows.ts";

let site: string;
beforeAll(() => {
  site = fixtureSite();
});
afterAll(() => rmSync(site, { recursive: true }));

test.each(databaseKinds)(
  "on %s, SIGTERM under load: what was begun is answered, what is acknowledged is there",
  async (kind) => {
    const fresh = await freshDatabase(kind);
    const env = { SITE_DIR: site, DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl };
    let taken = 0;
    for (let round = 0; round < 3; round += 1) {
      const server = await runServer(env);
      const load = startLoad(server.url, 8);
      await expect.poll(() => load.sent.length, { interval: 20, timeout: 20_000 }).toBeGreaterThan(10 * (round + 1));
      server.child.kill("SIGTERM");
      expect(await server.ended).toBe(0);
      const sent = await load.end();
      expect(sent.filter(({ status }) => ![0, 201].includes(status))).toEqual([]);
      taken += sent.filter(({ status }) => status === 201).length;
      // A running request that was cut would be a lead whose sender was told nothing.
      const answered = new Set(sent.flatMap(({ leadId }) => leadId ?? []));
      const keys = sent.filter(({ leadId }) => leadId === undefined).map(({ key }) => key);
      const stored = await storedRows(fresh, "select key, lead_id from submit_keys");
      expect(stored.filter(({ key }) => keys.includes(String(key)))).toEqual([]);
      const ids = new Set(stored.map(({ lead_id }) => lead_id));
      expect([...answered].filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(await storedRows(fresh, "select id from leads")).toHaveLength(taken);
    await fresh.dispose();
  },
);
