import type { Queries } from "#server/db/database.ts";
import { getLead, type StoredLead } from "#server/leads/lead-store.ts";
import { getPayment, type StoredPayment } from "#server/payments/payment-store.ts";
import { getReferral, type StoredReferral } from "#server/referrals/referral-store.ts";
import { getTrial, type StoredTrial } from "#server/trials/trial-store.ts";
import type { OutboxMessage } from "./leases.ts";

/** What a message tells of. */
export type ToldRecord =
  | { kind: "lead"; lead: StoredLead }
  | { kind: "referral"; referral: StoredReferral }
  | { kind: "trial"; trial: StoredTrial }
  | { kind: "payment"; payment: StoredPayment };

/** The record as it is now, so that what was corrected meanwhile is sent corrected. @throws when it is gone */
export async function toldRecord(db: Queries, message: OutboxMessage): Promise<ToldRecord> {
  if (message.lead_id !== null) return { kind: "lead", lead: await getLead(db, message.lead_id) };
  if (message.referral_id !== null) return { kind: "referral", referral: await getReferral(db, message.referral_id) };
  if (message.trial_id !== null) return { kind: "trial", trial: await getTrial(db, message.trial_id) };
  return { kind: "payment", payment: await getPayment(db, message.payment_id ?? "") };
}
