import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { leaveTraces } from "#server/testing/people.ts";
import { runNode } from "#server/testing/processes.ts";
import { testApp } from "#server/testing/test-app.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";

vi.setConfig({ testTimeout: 60_000 });

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase("sqlite");
  await migrate(fresh);
  const app = await testApp("sqlite", { database: openDatabase(fresh) });
  await leaveTraces(app, fresh.dataDir);
  await app.close();
});
afterEach(() => fresh.dispose());

async function privacy(...args: string[]) {
  const command = runNode(["server/cli/privacy.ts", ...args], { DATA_DIR: fresh.dataDir });
  return { code: await command.ended, output: command.output() };
}

test("erases, and says what was done and what is left to do", async () => {
  const exported = JSON.parse((await privacy("export", "+971", "50", "123", "4567")).output);
  expect(exported.records).toHaveLength(4);
  const { code, output } = await privacy("erase", "AISHA@corner.example.ae");
  expect(code).toBe(0);
  expect(output).toContain("2 in leads, as sender\n");
  expect(output).toContain("Kept because tax law says so");
  expect(output).toContain("Stood beside it, and may be in other records: ٠٥٠ ١٢٣ ٤٥٦٧, +971501234567, 0501234567");
  expect((await privacy("erase", "0501234567")).output).toMatch(
    /1 in referrals, as referred\n[\s\S]*1 times taken out/,
  );
  expect((await privacy("erase", "0501234567")).output).toContain("Nothing was kept");
  expect((await privacy("retention")).output).toBe("Erased because its time was over: 0 records, 0 files.\n");
});

test.each([
  [["erase"], "erase needs a phone number or an e-mail address\n"],
  [["erase", "Aisha"], "erase needs a phone number or an e-mail address\n"],
  [["forget", "a@b.ae"], "--help shows what can be said\n"],
])("%j is refused", async (args, output) => {
  expect(await privacy(...args)).toEqual({ code: 1, output });
});
