import type { NewTrial } from "#domain/trial/new-trial.ts";
import type { Sending } from "#server/forms/submit-route.ts";
import { internationalPhone } from "#server/leads/international-phone.ts";
import { hashOfContent } from "#server/repeated-submits/hash-of-content.ts";
import { type Submission, type SubmitParts, submitOnce } from "#server/repeated-submits/submit-once.ts";
import { newSecretToken } from "#server/secret-token.ts";
import { storedSuspicion } from "#server/spam-wall/suspicion.ts";
import { getTrial, insertTrial, type StoredTrial } from "./trial-store.ts";

/** Stores a trial once, with status new and no download yet; throws what submitOnce throws. */
export async function submitTrial(
  parts: SubmitParts,
  trial: NewTrial,
  { key, suspicion }: Sending = {},
): Promise<Submission<StoredTrial>> {
  return await submitOnce(parts, {
    kind: "trial",
    contentHash: contentHash(trial),
    key,
    suspicion,
    newId: newSecretToken,
    get: getTrial,
    insert: (db, id, now) => insertTrial(db, { ...trialRow(trial, id, now), suspicion: storedSuspicion(suspicion) }),
  });
}

function contentHash({ locale: _locale, ...trial }: NewTrial): string {
  const phone = internationalPhone(trial.phone) ?? trial.phone;
  return hashOfContent({ ...trial, email: trial.email.toLowerCase(), phone });
}

function trialRow(trial: NewTrial, id: string, now: Date) {
  return {
    id,
    full_name: trial.fullName,
    email: trial.email,
    phone: trial.phone,
    phone_e164: internationalPhone(trial.phone),
    business_type: trial.businessType || null,
    locale: trial.locale,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
