import type { Locale } from "#domain/language/locales.ts";
import type { QuoteRequest } from "#domain/lead/quote-request.ts";
import { estimateSavings, type SavingsEstimate } from "#domain/quote/savings.ts";
import { callApi } from "../../api/client.ts";
import { track } from "../../behaviour/analytics.ts";

const SLOWEST_ANSWER_MS = 20_000;

export interface SentQuote {
  leadId: string;
  request: QuoteRequest;
  savings: SavingsEstimate;
}

let lastAttempt = { content: "", key: "" };

/** The same content sent again (a double click, a lost answer) carries the same key and stays one lead. */
function idempotencyKey(content: string): string {
  if (content !== lastAttempt.content) {
    const random = crypto.getRandomValues(new Uint8Array(16));
    lastAttempt = { content, key: Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("") };
  }
  return lastAttempt.key;
}

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
  const sent = { leadId, request, savings };
  window.dispatchEvent(new CustomEvent("quote-generated", { detail: { leadId, locale, ...request, savings } }));
  return sent;
}
