import type { Tables } from "#server/db/tables.ts";

/** What the database holds of people. A test fails for a column that stands in none of these lists. */
export interface PersonalRole {
  table: "leads" | "trials" | "referrals" | "payments";
  /** As what a person is in a row. */
  role: "sender" | "referrer" | "referred" | "payer";
  /** Whoever these name is that person. */
  identifying: readonly string[];
  /** What stands there when the person is forgotten; the rest of the row stays, for counts. */
  blank: Readonly<Record<string, "" | null>>;
}

export const personalRoles: readonly PersonalRole[] = [
  {
    table: "leads",
    role: "sender",
    identifying: ["email", "phone", "phone_e164"],
    blank: {
      business_name: "",
      contact_person: "",
      email: "",
      phone: "",
      phone_e164: null,
      notes: null,
      company_name: null,
      trn: null,
      address: null,
      pro_forma_token: null,
    },
  },
  {
    table: "trials",
    role: "sender",
    identifying: ["email", "phone", "phone_e164"],
    blank: { full_name: "", email: "", phone: "", phone_e164: null },
  },
  {
    table: "referrals",
    role: "referrer",
    identifying: ["referrer_email"],
    blank: { referrer_name: "", referrer_email: "" },
  },
  {
    table: "referrals",
    role: "referred",
    identifying: ["business_phone", "business_phone_e164"],
    blank: { business_name: "", contact_person: "", business_phone: "", business_phone_e164: null, notes: null },
  },
  {
    table: "payments",
    role: "payer",
    identifying: ["customer_email"],
    blank: { customer_name: null, customer_email: null },
  },
];

/** The column of other tables that says which record a row belongs to; such rows go when a person is forgotten. */
export const ownerColumns = {
  leads: "lead_id",
  trials: "trial_id",
  referrals: "referral_id",
  payments: "payment_id",
} as const;

/** Known to the customer, so a forgotten record gets another one. */
export const idsToldToCustomers: readonly string[] = ["leads", "trials"];

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
