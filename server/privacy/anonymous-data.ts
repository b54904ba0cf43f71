import type { Tables } from "#server/db/tables.ts";

/** Columns that say nothing of whom a row came from. */
export const anonymousColumns: Partial<Record<keyof Tables, readonly string[]>> = {
  leads: [
    "id",
    "business_type",
    "emirate",
    "number_of_outlets",
    "expected_savings",
    "monthly_emi_amount",
    "preferred_contact_method",
    "preferred_time",
    "suspicion",
    "status",
    "source",
    "locale",
    "created_at",
    "updated_at",
  ],
  trials: ["id", "business_type", "download_count", "suspicion", "status", "locale", "created_at", "updated_at"],
  referrals: [
    "id",
    "business_type",
    "suspicion",
    "status",
    "stripe_payment_intent_id",
    "locale",
    "created_at",
    "updated_at",
  ],
  payments: [
    "id",
    "stripe_payment_intent_id",
    "amount",
    "currency",
    "status",
    "reported_position",
    "locale",
    "referral_id",
    "created_at",
    "updated_at",
  ],
};

/** Tables without a word about customers: `users` are our own staff; the others hold ids, hashes and counts. */
export const anonymousTables: readonly (keyof Tables)[] = [
  "users",
  "outbox",
  "submit_keys",
  "submit_fingerprints",
  "download_counts",
  "payment_events",
  "rate_limits",
  "secrets",
];
