import { business } from "#content/business.ts";
import { competitorMonthly, dirhams, price, statedSaving } from "#content/en/amounts.ts";
import { options } from "#content/en/options.ts";
import { quote } from "#content/en/quote.ts";
import type { Slots } from "#domain/chat/slots.ts";
import { formatDirhams, pluralize } from "#domain/language/numbers.ts";
import { MAX_OUTLETS, MIN_OUTLETS } from "#domain/quote/outlets.ts";
import { estimateSavings } from "#domain/quote/savings.ts";

const outletsOf = (n: number) => pluralize(n, quote.savings.outletCount, "en");

/** The saving for what the visitor said, by the rule of the quote builder; what is missing is asked for. */
export function savingsText({ outlets, businessType }: Slots): string {
  if (outlets === undefined && businessType === undefined) {
    return `Other providers quote ${competitorMonthly} a month. Against that we state a saving of ${statedSaving}, or ${dirhams(business.price.savingPerYear)} a year and ${dirhams(business.price.savingOverFiveYears)} over five years. For your own figure, tell me what you sell and how many outlets you have.`;
  }
  const count = outlets ?? MIN_OUTLETS;
  if (count < MIN_OUTLETS || count > MAX_OUTLETS) {
    return `The estimate takes ${MIN_OUTLETS} to ${outletsOf(MAX_OUTLETS)}. For ${count}, talk to a person on our team: they work it out with you.`;
  }
  const { year1, year2, total } = estimateSavings(businessType ?? "other", count);
  const what =
    businessType && businessType !== "other" ? ` (${options.businessTypes[businessType].toLowerCase()})` : "";
  const missing = businessType ? "" : " Tell me what you sell, and I reckon it for your trade.";
  return `With ${outletsOf(count)}${what}, the estimate is ${formatDirhams(total, "en")} saved over two years against a typical subscription: ${formatDirhams(year1, "en")} in the first year, after the price of ${price}, and ${formatDirhams(year2, "en")} in the second. It is an estimate, not a promise; the quote builder shows the workings.${missing}`;
}
