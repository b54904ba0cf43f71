import { expect, test } from "vitest";
import { readSlots } from "./follow-up.ts";

test.each([
  ["عندي مطعم", undefined],
  ["عندي مطعمين", 2],
  ["لدي محل", undefined],
  ["ومع خمسة؟", 5],
  ["لثلاثة مطاعم", 3],
  ["two cafes", 2],
  ["3 shops, 12 months", 3],
])("%s names %s outlets", (text, outlets) => {
  expect(readSlots(text, false).outlets).toBe(outlets);
});

test.each([
  ["3ndi ma63am", undefined],
  ["3ndi mat3amain", 2],
])("%s names %s outlets", (text, outlets) => {
  expect(readSlots(text, true).outlets).toBe(outlets);
});

test.each([
  ["3endi bgala", "convenience"],
  ["ma63ami", "restaurant"],
  ["9aydaleya", "pharmacy"],
])("%s is a %s", (text, trade) => {
  expect(readSlots(text, true).businessType).toBe(trade);
});
