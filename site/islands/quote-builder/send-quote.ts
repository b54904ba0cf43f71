import type { Locale } from "#domain/language/locales.ts";
import type { QuoteRequest } from "#domain/lead/quote-request.ts";
import { estimateSavings, type SavingsEstimate } from "#domain/quote/savings.ts";
import { callApi } from "../../api/client.ts";
import { track } from "../../behaviour/analytics.ts";
import { idempotencyKeys } from "../form/idempotency-key.ts";

const SLOWEST_ANSWER_MS = 20_000;

export interface SentQuote {
  leadId: string;
  request: QuoteRequest;
  savings: SavingsEstimate;
  sentAt: Date;
}

const idempotencyKey = idempotencyKeys();

/** POST /api/leads as spec 7 says; then tells analytics and the page. Throws what callApi throws. */
export async function sendQuote(request: QuoteRequest, locale: Locale): Promise<SentQuote> {
  const savings = estimateSavings(request.businessType, request.numberOfOutlets);
  const body = {
    ...request,
    source: "quote_builder",
    locale,
    expectedSavings: savings.total,
    monthlyEmiAmount: savings.monthlyEquivalent,
  };
  const { leadId } = await callApi<{ leadId: string }>("/api/leads", {
    method: "POST",
    body,
    headers: { "idempotency-key": idempotencyKey(JSON.stringify(request)) },
    signal: AbortSignal.timeout(SLOWEST_ANSWER_MS),
  });
  track("quote_submitted", {
    business_type: request.businessType,
    outlet_count: request.numberOfOutlets,
    estimated_roi: savings.total,
  });
  const sent = { leadId, request, savings, sentAt: new Date() };
  window.dispatchEvent(new CustomEvent("quote-generated", { detail: { leadId, locale, ...request, savings } }));
  return sent;
}
