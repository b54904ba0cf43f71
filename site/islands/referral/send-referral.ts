import type { Locale } from "#domain/language/locales.ts";
import type { ReferralRequest } from "#domain/referral/new-referral.ts";
import { idempotencyKeys } from "../form/idempotency-key.ts";
import { postForm } from "../form/post-form.ts";
import { REFERRAL_FORM_ID } from "./referral-values.ts";

const idempotencyKey = idempotencyKeys();

/** POST /api/referrals; gives back what was sent. Throws what callApi throws. */
export async function sendReferral(request: ReferralRequest, locale: Locale): Promise<ReferralRequest> {
  await postForm({
    path: "/api/referrals",
    formId: REFERRAL_FORM_ID,
    body: { ...request, locale },
    key: idempotencyKey(JSON.stringify(request)),
  });
  return request;
}
