import type { Queries } from "#server/db/database.ts";
import type { LeadFilter } from "#server/leads/list-leads.ts";
import type { StoredReferral } from "./referral-store.ts";

/** Newest first. */
export async function listReferrals(
  db: Queries,
  { since, status, suspects, limit }: Pick<LeadFilter, "since" | "status" | "suspects" | "limit">,
): Promise<StoredReferral[]> {
  let query = db.selectFrom("referrals").selectAll();
  if (status !== undefined) query = query.where("status", "=", status);
  if (suspects !== undefined) query = query.where("suspicion", suspects ? "is not" : "is", null);
  if (since) query = query.where("created_at", ">=", since.toISOString());
  return await query.orderBy("created_at", "desc").orderBy("id").limit(limit).execute();
}
