import { sql } from "kysely";
import { foldDigits } from "#domain/language/digits.ts";
import type { Queries } from "#server/db/database.ts";
import type { StoredLead } from "./lead-store.ts";

export interface LeadFilter {
  /** Only leads stored at this time or later. */
  since?: Date | undefined;
  source?: string | undefined;
  status?: string | undefined;
  emirate?: string | undefined;
  /** Part of a number, name, business, e-mail, phone or note. */
  search?: string | undefined;
  /** Only suspects, or all but those; undefined for both. */
  suspects?: boolean | undefined;
  limit: number;
}

const FEWEST_PHONE_DIGITS = 4;

/** Newest first. */
export async function listLeads(db: Queries, filter: LeadFilter): Promise<StoredLead[]> {
  const { since, search, limit } = filter;
  let query = db.selectFrom("leads").selectAll();
  for (const column of ["source", "status", "emirate"] as const) {
    const wanted = filter[column];
    if (wanted !== undefined) query = query.where(column, "=", wanted);
  }
  if (filter.suspects !== undefined) query = query.where("suspicion", filter.suspects ? "is not" : "is", null);
  if (since) query = query.where("created_at", ">=", since.toISOString());
  if (search) query = query.where(matches(search));
  return await query.orderBy("created_at", "desc").orderBy("id").limit(limit).execute();
}

function matches(search: string) {
  const pattern = containing(search.toLowerCase());
  const columns = ["id", "business_name", "contact_person", "email", "phone", "notes"].map((name) => sql.ref(name));
  const texts = columns.map((column) => sql<boolean>`lower(${column}) like ${pattern} escape '!'`);
  // 050 123 and +971 50 123 are the same phone: what they share stands in the international form.
  const digits = foldDigits(search)
    .replace(/\D/g, "")
    .replace(/^(?:00)?971|^0/, "");
  if (digits.length >= FEWEST_PHONE_DIGITS) texts.push(sql<boolean>`phone_e164 like ${containing(digits)} escape '!'`);
  return sql<boolean>`(${sql.join(texts, sql` or `)})`;
}

function containing(text: string): string {
  return `%${text.replace(/[!%_]/g, "!$&")}%`;
}
