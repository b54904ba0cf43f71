// npm run leads: the leads, referrals or trials as a table or as CSV, also beside a running server.
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { EnvError, readEnv } from "#server/env.ts";
import { countSuspects } from "#server/spam-wall/count-suspects.ts";
import { csv } from "./csv.ts";
import { OptionError, readLeadOptions, usage } from "./lead-options.ts";
import { listings } from "./listings.ts";
import { textTable } from "./text-table.ts";

try {
  await printLeads();
} catch (error) {
  const isExpected = error instanceof OptionError || error instanceof EnvError;
  const { name, code = "" } = error as Error & { code?: string };
  process.stderr.write(`${isExpected ? (error as Error).message : `The leads cannot be read: ${name} ${code}`}\n`);
  process.exitCode = 1;
}

async function printLeads() {
  const options = readLeadOptions(process.argv.slice(2), new Date());
  if (options.help) return print(`${usage}\n`);
  const env = readEnv();
  await migrate(env);
  const database = openDatabase(env);
  try {
    const { table, suspects } = options;
    const { full, short } = await database.run((db) => listings[table](db, options.filter));
    if (options.csv) return print(csv([full.titles, ...full.rows]));
    const none = suspects ? `No suspect ${table}.\n` : `No ${table}.\n`;
    print(short.rows.length > 0 ? `${textTable(short.titles, short.rows)}\n` : none);
    if (!suspects) print(apart(await database.run((db) => countSuspects(db, table)), table));
  } finally {
    await database.close();
  }
}

/** So that nobody forgets them. */
function apart(suspects: number, table: string): string {
  return suspects === 0 ? "" : `${suspects} more set aside as suspect: npm run leads -- --suspects --table ${table}\n`;
}

function print(text: string) {
  process.stdout.write(text);
}
