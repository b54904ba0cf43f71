import type { Generated } from "kysely";

/** Ids are text, times are ISO 8601 in UTC as text: the same in SQLite, PostgreSQL and whatever comes after. */
export interface Tables {
  users: UsersTable;
  referrals: ReferralsTable;
  payments: PaymentsTable;
  leads: LeadsTable;
  trials: TrialsTable;
  idempotency_keys: IdempotencyKeysTable;
  submission_fingerprints: SubmissionFingerprintsTable;
  rate_limits: RateLimitsTable;
  secrets: SecretsTable;
}

interface UsersTable {
  id: string;
  username: string;
  password: string;
}

interface ReferralsTable {
  id: string;
  referrer_name: string;
  referrer_email: string;
  business_name: string;
  contact_person: string;
  business_phone: string;
  business_type: string;
  notes: string | null;
  status: Generated<string>;
  stripe_payment_intent_id: string | null;
  created_at: string;
  updated_at: string;
}

interface PaymentsTable {
  id: string;
  stripe_payment_intent_id: string;
  /** In fils: hundredths of a dirham. */
  amount: number;
  currency: Generated<string>;
  status: string;
  customer_email: string | null;
  customer_name: string | null;
  referral_id: string | null;
  created_at: string;
  updated_at: string;
}

export interface LeadsTable {
  /** The number a customer reads out on the phone, such as Q7K3-M9XQ. */
  id: string;
  business_name: string;
  contact_person: string;
  email: string;
  /** As typed. */
  phone: string;
  /** +971501234567; null where the typed phone cannot be read. */
  phone_e164: string | null;
  business_type: string;
  emirate: string;
  number_of_outlets: Generated<number>;
  /** Whole dirhams over two years. */
  expected_savings: number | null;
  /** Whole dirhams a month. */
  monthly_emi_amount: number | null;
  preferred_contact_method: Generated<string>;
  notes: string | null;
  status: Generated<string>;
  source: Generated<string>;
  locale: Generated<string>;
  created_at: string;
  updated_at: string;
}

interface TrialsTable {
  id: string;
  full_name: string;
  email: string;
  phone: string;
  business_type: string | null;
  download_count: Generated<number>;
  status: Generated<string>;
  created_at: string;
  updated_at: string;
}

/** Which lead an Idempotency-Key belongs to, and what was sent with it. */
export interface IdempotencyKeysTable {
  key: string;
  content_hash: string;
  lead_id: string;
  created_at: string;
}

/** Which lead was made of the same content a moment ago. */
export interface SubmissionFingerprintsTable {
  fingerprint: string;
  lead_id: string;
  created_at: string;
}

/** Column names, types and order are those of rate-limiter-flexible. */
interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  /** Milliseconds since 1970; a string in PostgreSQL. */
  expire: number | string | null;
}

/** Random values that all processes on this database share. */
interface SecretsTable {
  name: string;
  value: string;
}
