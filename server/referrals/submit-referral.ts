import type { NewReferral } from "#domain/referral/new-referral.ts";
import type { Sending } from "#server/forms/submit-route.ts";
import { internationalPhone } from "#server/leads/international-phone.ts";
import { hashOfContent } from "#server/repeated-submits/hash-of-content.ts";
import type { Seed } from "#server/repeated-submits/request-seed.ts";
import type { Submission } from "#server/repeated-submits/store-once.ts";
import { type SubmitParts, submitOnce } from "#server/repeated-submits/submit-once.ts";
import { storedSuspicion } from "#server/spam-wall/suspicion.ts";
import { referralStore, type StoredReferral } from "./referral-store.ts";

/** Stores a referral once, with status pending; throws what submitOnce throws. */
export async function submitReferral(
  parts: SubmitParts,
  referral: NewReferral,
  { key, suspicion, spent }: Sending = {},
): Promise<Submission<StoredReferral>> {
  return await submitOnce(parts, {
    kind: "referral",
    contentHash: contentHash(referral),
    key,
    suspicion,
    spent,
    store: referralStore,
    record: (seed, now) => ({ ...referralRow(referral, seed, now), suspicion: storedSuspicion(suspicion) }),
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

function referralRow(referral: NewReferral, seed: Seed, now: Date): Omit<StoredReferral, "suspicion"> {
  return {
    id: uuid(seed("id")),
    referrer_name: referral.referrerName,
    referrer_email: referral.referrerEmail,
    business_name: referral.businessName,
    contact_person: referral.contactPerson,
    business_phone: referral.businessPhone,
    business_phone_e164: internationalPhone(referral.businessPhone),
    business_type: referral.businessType,
    notes: referral.notes || null,
    status: "pending",
    stripe_payment_intent_id: null,
    locale: referral.locale,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** Random bytes as a UUID of version 8: one whose bits have a meaning of their own. */
function uuid(random: Buffer): string {
  const hex = random.toString("hex", 0, 16);
  const variant = "89ab"[(random[8] ?? 0) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
