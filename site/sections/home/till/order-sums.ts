import { business } from "#content/business.ts";

export interface OrderLine {
  quantity: number;
  /** Price of one, VAT included. */
  fils: number;
}

export interface OrderSums {
  total: number;
  /** The VAT inside the total, rounded to whole fils. */
  vat: number;
}

/** Sums of an order in fils; prices shown to the public include VAT, so the tax is taken out of the total. */
export function orderSums(lines: readonly OrderLine[]): OrderSums {
  const { vatPercent } = business.regulation;
  const total = lines.reduce((sum, { quantity, fils }) => sum + quantity * fils, 0);
  return { total, vat: Math.round((total * vatPercent) / (100 + vatPercent)) };
}

/** Fils as a till prints them: "44.50". */
export function tillAmount(fils: number): string {
  return (fils / 100).toFixed(2);
}
