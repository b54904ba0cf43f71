import { competitorMonthly, dirhams, price, statedSaving } from "#content/ar/amounts.ts";
import { options } from "#content/ar/options.ts";
import { quote } from "#content/ar/quote.ts";
import { business } from "#content/business.ts";
import type { Slots } from "#domain/chat/slots.ts";
import { formatDirhams, pluralize } from "#domain/language/numbers.ts";
import { MAX_OUTLETS, MIN_OUTLETS } from "#domain/quote/outlets.ts";
import { estimateSavings } from "#domain/quote/savings.ts";

const outletsOf = (n: number) => pluralize(n, quote.savings.outletCount, "ar");

export function savingsText({ outlets, businessType }: Slots): string {
  if (outlets === undefined && businessType === undefined) {
    return `يطلب مزوّدون آخرون ${competitorMonthly} شهرياً، ونذكر في مقابل ذلك توفيراً قدره ${statedSaving}، أو ${dirhams(business.price.savingPerYear)} في السنة و${dirhams(business.price.savingOverFiveYears)} في خمس سنوات. ولأحسب رقمك أنت قل لي ماذا تبيع وكم فرعاً لديك.`;
  }
  const count = outlets ?? MIN_OUTLETS;
  if (count < MIN_OUTLETS || count > MAX_OUTLETS) {
    return `يقبل التقدير من ${MIN_OUTLETS} إلى ${outletsOf(MAX_OUTLETS)}. أما ${count} فكلّم أحداً من فريقنا ليحسبها معك.`;
  }
  const { year1, year2, total } = estimateSavings(businessType ?? "other", count);
  const what = businessType && businessType !== "other" ? ` (النشاط: ${options.businessTypes[businessType]})` : "";
  const missing = businessType ? "" : " قل لي ماذا تبيع لأحسبه على نشاطك.";
  return `عدد الفروع: ${outletsOf(count)}${what}. تقدير ما ستوفره في سنتين مقارنةً باشتراك معتاد ${formatDirhams(total, "ar")}: منها ${formatDirhams(year1, "ar")} في السنة الأولى بعد طرح ثمن الباقة ${price}، و${formatDirhams(year2, "ar")} في الثانية. هذا تقدير وليس التزاماً، وطريقة الحساب مبيّنة في حاسبة عرض السعر.${missing}`;
}
