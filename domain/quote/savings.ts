import { type BusinessType, businessTypeTenths } from "./business-types.ts";

/** What a competitor takes per outlet, in dirhams, before the business type's multiplier (spec 9). */
export const competitorCosts = { monthlyFee: 299, setup: 999, hardware: 500, monthlySupport: 150 } as const;

/** AED, paid once (spec 9). */
export const PACKAGE_PRICE = 3499;
const MONTHS = 12;
/** Over how many months one payment is held against monthly ones. */
export const COMPARED_MONTHS = 24;

export interface SavingsEstimate {
  year1: number;
  year2: number;
  total: number;
  /** The package price spread over two years. */
  monthlyEquivalent: number;
  perOutlet: number;
}

/** Hundredths: 100 for one outlet, otherwise the larger of 70 and 100 − 5·n (spec 9). */
export function outletFactorHundredths(outlets: number): number {
  return outlets === 1 ? 100 : Math.max(70, 100 - 5 * outlets);
}

/** Rounds the exact fraction numerator/1000 half up; never touches a binary fraction. */
function dirhamsOf(thousandths: number): number {
  return Math.floor((thousandths + 500) / 1000);
}

/**
 * Two-year savings in whole dirhams against a competitor's subscription (product decision 4).
 * `outlets` is a whole number from 1 to 50.
 */
export function estimateSavings(businessType: BusinessType, outlets: number): SavingsEstimate {
  const scale = businessTypeTenths[businessType] * outlets * outletFactorHundredths(outlets);
  const { monthlyFee, setup, hardware, monthlySupport } = competitorCosts;
  const firstYearCost = (MONTHS * monthlyFee + setup + hardware) * scale;
  const year1 = Math.max(0, dirhamsOf(firstYearCost - PACKAGE_PRICE * 1000));
  const year2 = Math.max(0, dirhamsOf((MONTHS * monthlyFee + MONTHS * monthlySupport) * scale));
  const total = year1 + year2;
  return {
    year1,
    year2,
    total,
    monthlyEquivalent: Math.round(PACKAGE_PRICE / COMPARED_MONTHS),
    perOutlet: Math.round(total / outlets),
  };
}
