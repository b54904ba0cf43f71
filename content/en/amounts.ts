import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { formatDirhams, formatNumber, pluralize } from "#domain/language/numbers.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";

/** Amounts as English sentences say them, so that a changed fact changes every sentence. */
export const price = formatDirhams(PACKAGE_PRICE, "en");
export const statedSaving = formatDirhams(business.price.statedSaving, "en");

/** For figures that are kept as text: "2,400+" becomes "AED 2,400+". */
export const dirhams = (figure: string) => ltr(`AED\u00a0${figure}`);
export const competitorMonthly = ltr(
  `AED\u00a0${formatNumber(business.price.competitorMonthly.from)}-${formatNumber(business.price.competitorMonthly.to)}`,
);

export const years = (n: number) => pluralize(n, { one: "{n}\u00a0year", other: "{n}\u00a0years" }, "en");
export const months = (n: number) => pluralize(n, { one: "{n}\u00a0month", other: "{n}\u00a0months" }, "en");
export const days = (n: number) => pluralize(n, { one: "{n}\u00a0day", other: "{n}\u00a0days" }, "en");
export const hours = (n: number) => pluralize(n, { one: "{n}\u00a0hour", other: "{n}\u00a0hours" }, "en");
export const minutes = (n: number) => pluralize(n, { one: "{n}\u00a0minute", other: "{n}\u00a0minutes" }, "en");
export const times = (n: number) => pluralize(n, { one: "once", other: "{n}\u00a0times" }, "en");

export const warranty = months(business.warrantyMonths);
export const trial = days(business.trialDays);
export const paper = ltr(`${business.hardware.paperMm}\u00a0mm`);
