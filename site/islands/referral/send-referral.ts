import type { Locale } from "#domain/language/locales.ts";
import type { ReferralRequest } from "#domain/referral/new-referral.ts";
import { callApi } from "../../api/client.ts";
import { idempotencyKeys } from "../form/idempotency-key.ts";

const SLOWEST_ANSWER_MS = 20_000;
const idempotencyKey = idempotencyKeys();

/** POST /api/referrals; gives back what was sent. Throws what callApi throws. */
export async function sendReferral(request: ReferralRequest, locale: Locale): Promise<ReferralRequest> {
  await callApi("/api/referrals", {
    method: "POST",
    body: { ...request, locale },
    headers: { "idempotency-key": idempotencyKey(JSON.stringify(request)) },
    signal: AbortSignal.timeout(SLOWEST_ANSWER_MS),
  });
  return request;
}
