import type { Locale } from "#domain/language/locales.ts";
import type { TrialRequest } from "#domain/trial/new-trial.ts";
import { idempotencyKeys } from "../form/idempotency-key.ts";
import { postForm } from "../form/post-form.ts";
import { TRIAL_FORM_ID } from "./trial-values.ts";

const idempotencyKey = idempotencyKeys();

interface Acknowledgement {
  trialId: string;
  /** The personal page's address. */
  url: string;
}

/** POST /api/trials. Throws what callApi throws. */
export async function sendTrial(request: TrialRequest, locale: Locale): Promise<Acknowledgement> {
  return await postForm<Acknowledgement>({
    path: "/api/trials",
    formId: TRIAL_FORM_ID,
    body: { ...request, locale },
    key: idempotencyKey(JSON.stringify(request)),
  });
}
