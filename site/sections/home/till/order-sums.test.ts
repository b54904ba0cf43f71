import { expect, test } from "vitest";
import { orderSums, tillAmount } from "./order-sums.ts";
import { basket, CASH_RECEIVED, tables } from "./screen-data.ts";

test("VAT is taken out of a total that includes it", () => {
  expect(orderSums([{ quantity: 1, fils: 10500 }])).toEqual({ total: 10500, vat: 500 });
  expect(orderSums([])).toEqual({ total: 0, vat: 0 });
});

test("lines are multiplied by their quantity, VAT is rounded to whole fils", () => {
  const lines = [
    { quantity: 2, fils: 650 },
    { quantity: 1, fils: 1850 },
    { quantity: 1, fils: 1300 },
  ];
  expect(orderSums(lines)).toEqual({ total: 4450, vat: 212 });
});

test("amounts have two decimals", () => {
  expect(tillAmount(4450)).toBe("44.50");
  expect(tillAmount(0)).toBe("0.00");
});

test("the picture of the till is a sum that works out", () => {
  expect(CASH_RECEIVED).toBeGreaterThan(orderSums(basket).total);
  expect(new Set(tables.map(({ number }) => number)).size).toBe(tables.length);
});
