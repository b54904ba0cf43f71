import { parseArgs } from "node:util";
import { leadSources } from "#domain/lead/sources.ts";
import type { LeadFilter } from "#server/leads/list-leads.ts";

const tables = ["leads", "referrals", "trials"] as const;
export type ListedTable = (typeof tables)[number];

export interface LeadOptions {
  table: ListedTable;
  filter: LeadFilter;
  suspects: boolean;
  csv: boolean;
  help: boolean;
}

/** An option that cannot be used; the message is for whoever typed it. */
export class OptionError extends Error {
  override name = "OptionError";
}

export const usage = `Lists the leads, or the referrals or trials, newest first.

  npm run leads -- [options]

  --table TABLE     leads, referrals or trials; the last two take --since, --status, --suspects,
                    --limit and --csv
  --since WHEN      2026-11-21, 2026-11-21T09:00, or a time back: 30m, 12h, 7d
  --source SOURCE   ${leadSources.join(", ")}
  --status STATUS   new, ...
  --emirate ID      dubai, abu-dhabi, sharjah, ajman, rak, fujairah, uaq, uae
  --search TEXT     part of a number, name, business, e-mail, phone or note
  --suspects        those set aside as possible spam, with the reasons, in place of the others
  --limit N         at most N of them (50; with --csv all)
  --csv             every column, for a spreadsheet: npm run -s leads -- --csv > leads.csv`;

const TABLE_LIMIT = 50;
const NO_LIMIT = 1_000_000;
const unitMilliseconds: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** @throws OptionError */
export function readLeadOptions(args: string[], now: Date): LeadOptions {
  const { values } = parsed(args);
  const { since, source, status, emirate, search, suspects = false, csv = false, help = false } = values;
  if (source !== undefined && !leadSources.some((known) => known === source)) {
    throw new OptionError(`--source must be one of ${leadSources.join(", ")}`);
  }
  const table = readTable(values);
  const limit = values.limit === undefined ? (csv ? NO_LIMIT : TABLE_LIMIT) : readLimit(values.limit);
  const from = since === undefined ? undefined : readSince(since, now);
  return { table, filter: { since: from, source, status, emirate, search, limit, suspects }, suspects, csv, help };
}

function parsed(args: string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    table: text,
    since: text,
    source: text,
    status: text,
    emirate: text,
    search: text,
    limit: text,
    suspects: flag,
    csv: flag,
    help: flag,
  };
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

function readTable(values: Partial<Record<"table" | "source" | "emirate" | "search", string>>): ListedTable {
  const table = tables.find((known) => known === (values.table ?? "leads"));
  if (!table) throw new OptionError(`--table must be one of ${tables.join(", ")}`);
  for (const name of ["source", "emirate", "search"] as const) {
    if (table !== "leads" && values[name] !== undefined) throw new OptionError(`--${name} is for leads`);
  }
  return table;
}

function readLimit(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new OptionError("--limit must be a whole number from 1");
  return Number(text);
}

/** Days and times without a zone are Dubai's. */
function readSince(text: string, now: Date): Date {
  const [, amount, unit = ""] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (amount) return new Date(now.getTime() - Number(amount) * (unitMilliseconds[unit] ?? 0));
  const [, day, time = "00:00"] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?$/.exec(text) ?? [];
  const date = new Date(`${day}T${time}+04:00`);
  if (Number.isNaN(date.getTime())) throw new OptionError("--since must be a day, a time or a time back, such as 7d");
  return date;
}
