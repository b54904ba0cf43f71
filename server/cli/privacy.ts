// npm run privacy: exports or erases what is kept about one person, and applies the retention period.
import { systemClock } from "#server/clock.ts";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { EnvError, readEnv } from "#server/env.ts";
import { compactDatabase } from "#server/privacy/compact-database.ts";
import { erasePerson, type PrivacyParts } from "#server/privacy/erase-person.ts";
import { exportPerson } from "#server/privacy/export-person.ts";
import { copiesIn } from "#server/privacy/personal-files.ts";
import { applyRetention } from "#server/privacy/retention.ts";
import { erasureReport } from "./erasure-report.ts";
import { OptionError } from "./lead-options.ts";
import { type PrivacyCommand, readPrivacyCommand, usage } from "./privacy-options.ts";

/** Milliseconds; no visitor waits for this. */
const TIMEOUTS = { connect: 10_000, statement: 600_000 };

try {
  process.stdout.write(`${await answer(readPrivacyCommand(process.argv.slice(2)))}\n`);
} catch (error) {
  const isExpected = error instanceof OptionError || error instanceof EnvError;
  const { name, code = "" } = error as Error & { code?: string };
  process.stderr.write(`${isExpected ? (error as Error).message : `Not done: ${name} ${code}`}\n`);
  process.exitCode = 1;
}

async function answer(command: PrivacyCommand): Promise<string> {
  if (command.name === "help") return usage;
  const env = readEnv();
  await migrate(env);
  const database = openDatabase(env, TIMEOUTS);
  const parts = { database, dataDir: env.dataDir, clock: systemClock };
  try {
    if (command.name === "retention") return await retention(parts);
    if (command.name === "export") return JSON.stringify(await exportPerson(parts, command.person), undefined, 2);
    return erasureReport(await erasePerson(parts, command.person), command.person, await copiesIn(env.dataDir));
  } finally {
    await database.close();
  }
}

async function retention(parts: PrivacyParts): Promise<string> {
  const { records, files } = await applyRetention(parts);
  if (records > 0) await compactDatabase(parts.database);
  return `Erased because its time was over: ${records} ${records === 1 ? "record" : "records"}, ${files} ${files === 1 ? "file" : "files"}.`;
}
