// npm run move: copies everything from the embedded SQLite into the PostgreSQL of DATABASE_URL, and compares.
import { parseArgs } from "node:util";
import { DatabaseInUse } from "#server/db/open-alone.ts";
import { EnvError, readEnv } from "#server/env.ts";
import { MoveError, moveToPostgres } from "#server/move/move-to-postgres.ts";
import { OptionError } from "./lead-options.ts";
import { textTable } from "./text-table.ts";

const usage = `Copies everything from the embedded database in DATA_DIR into an empty PostgreSQL, and compares it.

  DATABASE_URL=postgres://… npm run move

Stop server and worker first, and start them with that DATABASE_URL afterwards. If it fails PostgreSQL stays empty, and
it may be run again.`;

try {
  process.stdout.write(`${await answer()}\n`);
} catch (error) {
  const isExpected = [OptionError, EnvError, MoveError, DatabaseInUse].some((known) => error instanceof known);
  const { name, code = "", message } = error as Error & { code?: string };
  process.stderr.write(`${isExpected ? message : `Nothing was moved: ${name} ${code}`}\n`);
  process.exitCode = 1;
}

async function answer(): Promise<string> {
  if (helpWanted()) return usage;
  const { dataDir, databaseUrl } = readEnv();
  if (!databaseUrl) throw new OptionError("DATABASE_URL must name the PostgreSQL to move to; --help tells more");
  const { tables, already } = await moveToPostgres({ dataDir, databaseUrl });
  const rows = tables.map(({ name, rows, checksum }) => [name, String(rows), checksum]);
  return [
    textTable(["Table", "Rows", "Checksum"], rows),
    already ? "All of this is in PostgreSQL already." : "Moved; counts and contents are the same on both sides.",
    `The database in ${dataDir} stays as it was. Delete it when all is well: what is erased from now on stays in it.`,
  ].join("\n");
}

function helpWanted(): boolean {
  try {
    return parseArgs({ options: { help: { type: "boolean" } } }).values.help ?? false;
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}
