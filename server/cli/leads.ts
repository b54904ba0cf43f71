// npm run leads: the leads as a table or as CSV, also beside a running server.
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { EnvError, readEnv } from "#server/env.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { csv } from "./csv.ts";
import { csvColumns, type LeadColumn, tableColumns } from "./lead-columns.ts";
import { OptionError, readLeadOptions, usage } from "./lead-options.ts";
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
    const leads = await database.run((db) => listLeads(db, options.filter));
    const rows = (columns: LeadColumn[]) => leads.map((lead) => columns.map((column) => column.value(lead)));
    const titles = (columns: LeadColumn[]) => columns.map((column) => column.title);
    if (options.csv) return print(csv([titles(csvColumns), ...rows(csvColumns)]));
    print(leads.length > 0 ? `${textTable(titles(tableColumns), rows(tableColumns))}\n` : "No leads.\n");
  } finally {
    await database.close();
  }
}

function print(text: string) {
  process.stdout.write(text);
}
