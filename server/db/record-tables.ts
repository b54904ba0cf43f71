import type { Generated } from "kysely";

export interface UsersTable {
  id: string;
  username: string;
  password: string;
}

export interface ReferralsTable {
  id: string;
  referrer_name: string;
  referrer_email: string;
  business_name: string;
  contact_person: string;
  /** As typed. */
  business_phone: string;
  business_phone_e164: string | null;
  business_type: string;
  notes: string | null;
  status: Generated<string>;
  stripe_payment_intent_id: string | null;
  /** Of the page that the form stood on. */
  locale: Generated<string>;
  /** Signs of spam with spaces between, of suspects only. */
  suspicion: string | null;
  created_at: string;
  updated_at: string;
}

export interface PaymentsTable {
  id: string;
  stripe_payment_intent_id: string;
  /** In fils: hundredths of a dirham. */
  amount: number;
  currency: Generated<string>;
  /** In Stripe's words: requires_payment_method, processing, succeeded, ... */
  status: string;
  /** Of the latest report; a string in PostgreSQL. */
  reported_position: Generated<number | string>;
  customer_email: string | null;
  customer_name: string | null;
  /** Of the page that the form stood on. */
  locale: Generated<string>;
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
  /** Of invoice requests; the TRN has 15 digits. */
  company_name: string | null;
  trn: string | null;
  address: string | null;
  /** Of call-back requests; null means any time. */
  preferred_time: string | null;
  /** 128 random bits: whoever knows them may read the pro-forma invoice. */
  pro_forma_token: string | null;
  status: Generated<string>;
  source: Generated<string>;
  locale: Generated<string>;
  /** Signs of spam with spaces between, of suspects only. */
  suspicion: string | null;
  created_at: string;
  updated_at: string;
}

export interface TrialsTable {
  /** 128 random bits in hex: the last part of the address of the personal page. */
  id: string;
  full_name: string;
  email: string;
  /** As typed. */
  phone: string;
  phone_e164: string | null;
  business_type: string | null;
  download_count: Generated<number>;
  status: Generated<string>;
  /** Of the page that the form stood on. */
  locale: Generated<string>;
  /** Signs of spam with spaces between, of suspects only. */
  suspicion: string | null;
  created_at: string;
  updated_at: string;
}
