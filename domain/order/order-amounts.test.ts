import { expect, it } from "vitest";
import { orderAmounts } from "./order-amounts.ts";

it("adds VAT to the price, in whole dirhams", () => {
  expect(orderAmounts(0)).toEqual({ subtotal: 3499, vat: 0, total: 3499 });
  expect(orderAmounts(5)).toEqual({ subtotal: 3499, vat: 175, total: 3674 });
});
