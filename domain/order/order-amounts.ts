import { PACKAGE_PRICE } from "../quote/savings.ts";

export interface OrderAmounts {
  subtotal: number;
  vat: number;
  total: number;
}

/** What one package costs, in whole dirhams; VAT comes on top of the price (spec 9 shows it at 0%). */
export function orderAmounts(vatPercent: number): OrderAmounts {
  const vat = Math.round((PACKAGE_PRICE * vatPercent) / 100);
  return { subtotal: PACKAGE_PRICE, vat, total: PACKAGE_PRICE + vat };
}
