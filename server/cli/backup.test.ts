import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { runNode } from "#server/testing/processes.ts";

vi.setConfig({ testTimeout: 30_000 });

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "epos-backup-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function backup(args: string[], env: Record<string, string> = {}) {
  const command = runNode(["server/cli/backup.ts", ...args], { DATA_DIR: dataDir, ...env });
  return { code: await command.ended, output: command.output() };
}

test("says where the copy is, what it holds, and puts it back", async () => {
  expect(await backup([])).toEqual({ code: 1, output: `There is no database in ${dataDir}\n` });
  await migrate({ dataDir });
  const made = await backup(["--keep", "3"]);
  expect(made.output).toMatch(/^Copied to \S+\/backups\/epos-\S+ and checked: 1 file, 0 leads, 0 referrals/);
  const [name = ""] = readdirSync(join(dataDir, "backups"));
  const restored = await backup(["--restore", join(dataDir, "backups", name)]);
  expect(restored.output).toMatch(/^Restored to /);
  expect(restored.code).toBe(0);
});

test("with PostgreSQL it copies the files and names pg_dump, never the password", async () => {
  const env = { DATABASE_URL: "postgres://epos:geheim@127.0.0.1:1/epos" };
  const { code, output } = await backup([], env);
  expect(code).toBe(0);
  expect(output).toContain("pg_dump");
  expect(output).not.toContain("geheim");
  expect((await backup(["--restore", "x"], env)).output).toContain("pg_restore");
});

test.each([
  [["--keep", "0"], "--keep must be a whole number from 1\n"],
  [["--restore", "x", "--keep", "1"], "--restore goes with no other option\n"],
])("%j is refused", async (args, output) => {
  expect(await backup(args)).toEqual({ code: 1, output });
});
