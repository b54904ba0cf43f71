import type { Generated } from "kysely";
import type { OutboxTable } from "./delivery-tables.ts";
import type { LeadsTable, PaymentsTable, ReferralsTable, TrialsTable, UsersTable } from "./record-tables.ts";

/** Ids are text, times are ISO 8601 in UTC as text: the same in SQLite, PostgreSQL and whatever comes after. */
export interface Tables {
  users: UsersTable;
  referrals: ReferralsTable;
  payments: PaymentsTable;
  leads: LeadsTable;
  trials: TrialsTable;
  outbox: OutboxTable;
  submit_keys: SubmitKeysTable;
  submit_fingerprints: SubmitFingerprintsTable;
  download_counts: DownloadCountsTable;
  payment_events: PaymentEventsTable;
  rate_limits: RateLimitsTable;
  secrets: SecretsTable;
}

/** The record that a submit made; exactly one of the three is there. */
export interface SubmitOwner {
  lead_id: string | null;
  referral_id: string | null;
  trial_id: string | null;
}

/** Which record an Idempotency-Key belongs to, and what was sent with it. */
interface SubmitKeysTable extends SubmitOwner {
  kind: string;
  key: string;
  content_hash: string;
  created_at: string;
}

/** Which record was made of the same content a moment ago. */
interface SubmitFingerprintsTable extends SubmitOwner {
  kind: string;
  fingerprint: string;
  created_at: string;
}

/** Downloads of the trial that no personal page asked for. */
interface DownloadCountsTable {
  /** In Dubai: 2026-11-21 */
  day: string;
  downloads: number;
}

/** Reports of Stripe that have been read. */
interface PaymentEventsTable {
  id: string;
  type: string;
  received_at: string;
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
