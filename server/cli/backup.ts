// npm run backup: copies everything that must be kept, beside a running server, and puts a copy back.
import { join } from "node:path";
import { BackupError } from "#server/backup/backup-error.ts";
import { backupFolder } from "#server/backup/backup-names.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { pruneBackups } from "#server/backup/prune-backups.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { DatabaseInUse } from "#server/db/open-alone.ts";
import { EnvError, readEnv } from "#server/env.ts";
import { type BackupCommand, readBackupCommand, usage } from "./backup-options.ts";
import { OptionError } from "./lead-options.ts";

try {
  process.stdout.write(`${await answer(readBackupCommand(process.argv.slice(2)))}\n`);
} catch (error) {
  const isExpected = [OptionError, EnvError, BackupError, DatabaseInUse].some((known) => error instanceof known);
  const { name, code = "", message } = error as Error & { code?: string };
  process.stderr.write(`${isExpected ? message : `The copy failed: ${name} ${code}`}\n`);
  process.exitCode = 1;
}

async function answer(command: BackupCommand): Promise<string> {
  if (command.name === "help") return usage;
  const { dataDir, databaseUrl } = readEnv();
  if (command.name === "make") return await make(command, dataDir, databaseUrl === undefined);
  if (databaseUrl) throw new OptionError("--restore is for the embedded database; pg_restore puts PostgreSQL back");
  const { manifest, replaced } = await restoreBackup(command.from, dataDir, new Date());
  const lines = [`Restored to ${dataDir}, as of ${manifest.madeAt}: ${listed(manifest.rows)}.`];
  if (replaced) lines.push(`What was there before is in ${replaced}.`);
  lines.push("Erase again who was erased since then: npm run privacy -- erase …");
  return lines.join("\n");
}

async function make({ to, keep }: BackupCommand & { name: "make" }, dataDir: string, withDatabase: boolean) {
  const parent = to ?? join(dataDir, backupFolder);
  const { folder, manifest } = await makeBackup({ dataDir, to: parent, withDatabase, now: new Date() });
  const count = Object.keys(manifest.files).length;
  const lines = [
    `Copied to ${folder} and checked: ${count} ${count === 1 ? "file" : "files"}, ${listed(manifest.rows)}.`,
  ];
  if (!withDatabase) lines.push('Copy the database with: pg_dump --format=custom --file=epos.dump "$DATABASE_URL"');
  if (keep !== undefined) lines.push(...pruneBackups(parent, keep).map((name) => `Deleted ${name}`));
  return lines.join("\n");
}

function listed(rows: Record<string, number> | undefined): string {
  if (!rows) return "without the database";
  const shown = ["leads", "referrals", "trials", "payments"].filter((table) => table in rows);
  return shown.map((table) => `${rows[table]} ${table}`).join(", ");
}
