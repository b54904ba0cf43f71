import type { Locale } from "#domain/language/locales.ts";
import type { QuoteRequest } from "#domain/lead/quote-request.ts";
import { estimateSavings, type SavingsEstimate } from "#domain/quote/savings.ts";
import { track } from "../../behaviour/analytics.ts";
import { idempotencyKeys } from "../form/idempotency-key.ts";
import { postForm } from "../form/post-form.ts";
import { QUOTE_FORM_ID } from "./quote-values.ts";

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
  const { leadId } = await postForm<{ leadId: string }>({
    path: "/api/leads",
    formId: QUOTE_FORM_ID,
    body,
    key: idempotencyKey(JSON.stringify(request)),
  });
  track("quote_submitted", {
    business_type: request.businessType,
    outlet_count: request.numberOfOutlets,
    estimated_roi: savings.total,
  });
  const sent = { leadId, request, savings, sentAt: new Date() };
  // From document it rises to window: whoever listens on either hears it once.
  const detail = { leadId, locale, ...request, savings };
  document.dispatchEvent(new CustomEvent("quote-generated", { detail, bubbles: true }));
  return sent;
}
