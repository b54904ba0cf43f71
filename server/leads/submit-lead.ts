import type { NewLead } from "#domain/lead/new-lead.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/db/database.ts";
import { Refusal } from "#server/http/errors.ts";
import { contentHash } from "./content-hash.ts";
import { internationalPhone } from "./international-phone.ts";
import { newLeadNumber } from "./lead-number.ts";
import { getLead, insertLead, type StoredLead } from "./lead-store.ts";
import { claimContent, claimKey, type KeyClaim, pointKeyAt } from "./repeated-submits.ts";

export interface SubmitParts {
  database: Database;
  clock: Clock;
  newNumber?: () => string;
}

export interface Submission {
  lead: StoredLead;
  /** This request was sent before; `lead` is the one stored then. */
  repeated: boolean;
}

const ATTEMPTS = 5;

/**
 * Stores a lead once: the same Idempotency-Key, or the same content within five minutes, gives the first lead again.
 * When this resolves the lead is on the disk.
 * @throws Refusal idempotency_key_reused when the key was used for other content
 * @throws DatabaseUnavailable; then nothing was stored, or the same request will find it
 */
export async function submitLead(parts: SubmitParts, lead: NewLead, key?: string): Promise<Submission> {
  const { database, clock, newNumber = newLeadNumber } = parts;
  const hash = contentHash(lead);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const claim = { contentHash: hash, leadId: newNumber(), now: clock() };
    try {
      return await database.transaction((db) => storeOnce(db, lead, key === undefined ? claim : { ...claim, key }));
    } catch (error) {
      if (!(error instanceof NumberTaken)) throw error;
    }
  }
  throw new NumberTaken();
}

/** Ends the transaction, and with it the claims made for a number that another lead has. */
class NumberTaken extends Error {
  override name = "NumberTaken";
}

type Claim = Omit<KeyClaim, "key"> & { key?: string };

async function storeOnce(db: Queries, lead: NewLead, { key, ...claim }: Claim): Promise<Submission> {
  if (key !== undefined) {
    const earlier = await claimKey(db, { key, ...claim });
    if (earlier && earlier.content_hash !== claim.contentHash) throw new Refusal("idempotency_key_reused");
    if (earlier) return { lead: await getLead(db, earlier.lead_id), repeated: true };
  }
  const earlierLead = await claimContent(db, claim);
  if (earlierLead !== undefined) {
    if (key !== undefined) await pointKeyAt(db, key, earlierLead);
    return { lead: await getLead(db, earlierLead), repeated: true };
  }
  const stored = await insertLead(db, leadRow(lead, claim));
  if (!stored) throw new NumberTaken();
  return { lead: stored, repeated: false };
}

function leadRow(lead: NewLead, { leadId, now }: Claim) {
  return {
    id: leadId,
    business_name: lead.businessName,
    contact_person: lead.contactPerson,
    email: lead.email,
    phone: lead.phone,
    phone_e164: internationalPhone(lead.phone),
    business_type: lead.businessType,
    emirate: lead.emirate,
    number_of_outlets: lead.numberOfOutlets,
    expected_savings: lead.expectedSavings,
    monthly_emi_amount: lead.monthlyEmiAmount,
    preferred_contact_method: lead.preferredContactMethod,
    notes: lead.notes || null,
    source: lead.source,
    locale: lead.locale,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
