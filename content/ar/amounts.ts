import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { formatDirhams, formatNumber, pluralize } from "#domain/language/numbers.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";

/** Amounts as Arabic sentences say them, in the genitive and accusative: they follow لمدة, خلال, من. */
export const price = formatDirhams(PACKAGE_PRICE, "ar");
export const statedSaving = formatDirhams(business.price.statedSaving, "ar");

/** For figures that are kept as text: "2,400+". */
export const dirhams = (figure: string) => `${ltr(figure)}\u00a0درهم`;
export const competitorMonthly = `من ${formatNumber(business.price.competitorMonthly.from)} إلى ${formatDirhams(business.price.competitorMonthly.to, "ar")}`;

export const years = (n: number) =>
  pluralize(
    n,
    {
      zero: "{n}\u00a0سنة",
      one: "سنة واحدة",
      two: "سنتين",
      few: "{n}\u00a0سنوات",
      many: "{n}\u00a0سنة",
      other: "{n}\u00a0سنة",
    },
    "ar",
  );

export const months = (n: number) =>
  pluralize(
    n,
    {
      zero: "{n}\u00a0شهر",
      one: "شهر واحد",
      two: "شهرين",
      few: "{n}\u00a0أشهر",
      many: "{n}\u00a0شهراً",
      other: "{n}\u00a0شهر",
    },
    "ar",
  );

export const days = (n: number) =>
  pluralize(
    n,
    {
      zero: "{n}\u00a0يوم",
      one: "يوم واحد",
      two: "يومين",
      few: "{n}\u00a0أيام",
      many: "{n}\u00a0يوماً",
      other: "{n}\u00a0يوم",
    },
    "ar",
  );

export const hours = (n: number) =>
  pluralize(
    n,
    {
      zero: "{n}\u00a0ساعة",
      one: "ساعة واحدة",
      two: "ساعتين",
      few: "{n}\u00a0ساعات",
      many: "{n}\u00a0ساعة",
      other: "{n}\u00a0ساعة",
    },
    "ar",
  );

export const minutes = (n: number) =>
  pluralize(
    n,
    {
      zero: "{n}\u00a0دقيقة",
      one: "دقيقة واحدة",
      two: "دقيقتين",
      few: "{n}\u00a0دقائق",
      many: "{n}\u00a0دقيقة",
      other: "{n}\u00a0دقيقة",
    },
    "ar",
  );

export const times = (n: number) =>
  pluralize(
    n,
    {
      zero: "{n}\u00a0مرة",
      one: "مرة واحدة",
      two: "مرتين",
      few: "{n}\u00a0مرات",
      many: "{n}\u00a0مرة",
      other: "{n}\u00a0مرة",
    },
    "ar",
  );

export const warranty = months(business.warrantyMonths);
export const trial = days(business.trialDays);
export const paper = `${business.hardware.paperMm}\u00a0ملم`;
