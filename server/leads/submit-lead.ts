import type { NewLead } from "#domain/lead/new-lead.ts";
import type { Sending } from "#server/forms/submit-route.ts";
import type { Seed } from "#server/repeated-submits/request-seed.ts";
import { type SubmitParts, submitOnce } from "#server/repeated-submits/submit-once.ts";
import { secretToken } from "#server/secret-token.ts";
import { storedSuspicion } from "#server/spam-wall/suspicion.ts";
import { contentHash } from "./content-hash.ts";
import { internationalPhone } from "./international-phone.ts";
import { leadNumber } from "./lead-number.ts";
import { leadStore, type StoredLead } from "./lead-store.ts";

export interface LeadSubmission {
  lead: StoredLead;
  /** This request was sent before; `lead` is the one stored then. */
  repeated: boolean;
}

/** Stores a lead once; throws what submitOnce throws. */
export async function submitLead(
  parts: SubmitParts,
  lead: NewLead,
  { key, suspicion, spent }: Sending = {},
): Promise<LeadSubmission> {
  const { record, repeated } = await submitOnce(parts, {
    kind: "lead",
    contentHash: contentHash(lead),
    key,
    suspicion,
    spent,
    store: leadStore,
    record: (seed, now) => ({ ...leadRow(lead, seed, now), suspicion: storedSuspicion(suspicion) }),
  });
  return { lead: record, repeated };
}

function leadRow(lead: NewLead, seed: Seed, now: Date): Omit<StoredLead, "suspicion"> {
  return {
    id: leadNumber(seed("number")),
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
    company_name: lead.companyName || null,
    trn: lead.trn || null,
    address: lead.address || null,
    preferred_time: lead.preferredTime || null,
    pro_forma_token: lead.source === "checkout_invoice" ? secretToken(seed("pro-forma")) : null,
    status: "new",
    source: lead.source,
    locale: lead.locale,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
