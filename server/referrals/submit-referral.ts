import { randomUUID } from "node:crypto";
import type { NewReferral } from "#domain/referral/new-referral.ts";
import type { Sending } from "#server/forms/submit-route.ts";
import { internationalPhone } from "#server/leads/international-phone.ts";
import { hashOfContent } from "#server/repeated-submits/hash-of-content.ts";
import { type Submission, type SubmitParts, submitOnce } from "#server/repeated-submits/submit-once.ts";
import { storedSuspicion } from "#server/spam-wall/suspicion.ts";
import { getReferral, insertReferral, type StoredReferral } from "./referral-store.ts";

/** Stores a referral once, with status pending; throws what submitOnce throws. */
export async function submitReferral(
  parts: SubmitParts,
  referral: NewReferral,
  { key, suspicion }: Sending = {},
): Promise<Submission<StoredReferral>> {
  return await submitOnce(parts, {
    kind: "referral",
    contentHash: contentHash(referral),
    key,
    suspicion,
    newId: randomUUID,
    get: getReferral,
    insert: (db, id, now) =>
      insertReferral(db, { ...referralRow(referral, id, now), suspicion: storedSuspicion(suspicion) }),
  });
}

function contentHash({ locale: _locale, ...referral }: NewReferral): string {
  const { referrerEmail, businessPhone } = referral;
  return hashOfContent({
    ...referral,
    referrerEmail: referrerEmail.toLowerCase(),
    businessPhone: internationalPhone(businessPhone) ?? businessPhone,
  });
}

function referralRow(referral: NewReferral, id: string, now: Date) {
  return {
    id,
    referrer_name: referral.referrerName,
    referrer_email: referral.referrerEmail,
    business_name: referral.businessName,
    contact_person: referral.contactPerson,
    business_phone: referral.businessPhone,
    business_phone_e164: internationalPhone(referral.businessPhone),
    business_type: referral.businessType,
    notes: referral.notes || null,
    locale: referral.locale,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
