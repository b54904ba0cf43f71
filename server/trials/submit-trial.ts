import type { NewTrial } from "#domain/trial/new-trial.ts";
import type { Sending } from "#server/forms/submit-route.ts";
import { internationalPhone } from "#server/leads/international-phone.ts";
import { hashOfContent } from "#server/repeated-submits/hash-of-content.ts";
import type { Seed } from "#server/repeated-submits/request-seed.ts";
import type { Submission } from "#server/repeated-submits/store-once.ts";
import { type SubmitParts, submitOnce } from "#server/repeated-submits/submit-once.ts";
import { secretToken } from "#server/secret-token.ts";
import { storedSuspicion } from "#server/spam-wall/suspicion.ts";
import { type StoredTrial, trialStore } from "./trial-store.ts";

/** Stores a trial once, with status new and no download yet; throws what submitOnce throws. */
export async function submitTrial(
  parts: SubmitParts,
  trial: NewTrial,
  { key, suspicion, spent }: Sending = {},
): Promise<Submission<StoredTrial>> {
  return await submitOnce(parts, {
    kind: "trial",
    contentHash: contentHash(trial),
    key,
    suspicion,
    spent,
    store: trialStore,
    record: (seed, now) => ({ ...trialRow(trial, seed, now), suspicion: storedSuspicion(suspicion) }),
  });
}

function contentHash({ locale: _locale, ...trial }: NewTrial): string {
  const phone = internationalPhone(trial.phone) ?? trial.phone;
  return hashOfContent({ ...trial, email: trial.email.toLowerCase(), phone });
}

function trialRow(trial: NewTrial, seed: Seed, now: Date): Omit<StoredTrial, "suspicion"> {
  return {
    id: secretToken(seed("page")),
    full_name: trial.fullName,
    email: trial.email,
    phone: trial.phone,
    phone_e164: internationalPhone(trial.phone),
    business_type: trial.businessType || null,
    download_count: 0,
    status: "new",
    locale: trial.locale,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
