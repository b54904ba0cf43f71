import type { Queries } from "#server/db/database.ts";
import { type LeadFilter, listLeads } from "#server/leads/list-leads.ts";
import { listReferrals } from "#server/referrals/list-referrals.ts";
import { listTrials } from "#server/trials/list-trials.ts";
import { type Column, field } from "./columns.ts";
import { csvColumns, tableColumns } from "./lead-columns.ts";
import type { ListedTable } from "./lead-options.ts";
import { referralCsvColumns, referralTableColumns } from "./referral-columns.ts";
import { trialCsvColumns, trialTableColumns } from "./trial-columns.ts";

interface Cells {
  titles: string[];
  rows: string[][];
}

interface Listing {
  /** What fits a terminal. */
  short: Cells;
  full: Cells;
}

/** The tables that can be listed. */
export const listings: Record<ListedTable, (db: Queries, filter: LeadFilter) => Promise<Listing>> = {
  leads: async (db, filter) => listing(await listLeads(db, filter), tableColumns, csvColumns, filter),
  referrals: async (db, filter) =>
    listing(await listReferrals(db, filter), referralTableColumns, referralCsvColumns, filter),
  trials: async (db, filter) => listing(await listTrials(db, filter), trialTableColumns, trialCsvColumns, filter),
};

function listing<Row extends { suspicion: string | null }>(
  records: Row[],
  short: Column<Row>[],
  full: Column<Row>[],
  { suspects }: Pick<LeadFilter, "suspects">,
): Listing {
  const why = suspects ? [field<Row>("Why suspect", "suspicion")] : [];
  return { short: cells(records, [...short, ...why]), full: cells(records, [...full, ...why]) };
}

function cells<Row>(records: Row[], columns: Column<Row>[]): Cells {
  return {
    titles: columns.map(({ title }) => title),
    rows: records.map((record) => columns.map(({ value }) => value(record))),
  };
}
