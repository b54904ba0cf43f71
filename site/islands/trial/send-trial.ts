import type { Locale } from "#domain/language/locales.ts";
import type { TrialRequest } from "#domain/trial/new-trial.ts";
import { callApi } from "../../api/client.ts";
import { idempotencyKeys } from "../form/idempotency-key.ts";

const SLOWEST_ANSWER_MS = 20_000;
const idempotencyKey = idempotencyKeys();

interface Acknowledgement {
  trialId: string;
  /** The personal page's address. */
  url: string;
}

/** POST /api/trials. Throws what callApi throws. */
export async function sendTrial(request: TrialRequest, locale: Locale): Promise<Acknowledgement> {
  return await callApi<Acknowledgement>("/api/trials", {
    method: "POST",
    body: { ...request, locale },
    headers: { "idempotency-key": idempotencyKey(JSON.stringify(request)) },
    signal: AbortSignal.timeout(SLOWEST_ANSWER_MS),
  });
}
