import type { Generated } from "kysely";

/**
 * Messages that leave when a record is stored; exactly one of the four owners is there. The text is written when it is
 * sent, from the record: so personal data stands in one place, and is corrected and erased there.
 */
export interface OutboxTable {
  /** Also the message's name outside: Message-ID and webhook-id are made of it, so it is the same at every try. */
  id: string;
  channel: string;
  /** Such as lead.created, lead.suspected for a suspect, or payment.succeeded. */
  kind: string;
  lead_id: string | null;
  referral_id: string | null;
  trial_id: string | null;
  payment_id: string | null;
  /** pending, sent or set_aside. */
  status: Generated<string>;
  attempts: Generated<number>;
  next_attempt_at: string;
  leased_until: string | null;
  lease_token: string | null;
  /** A code such as ECONNREFUSED or HTTP 503, never a text: those repeat addresses. */
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}
