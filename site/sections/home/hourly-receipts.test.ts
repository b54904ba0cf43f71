import { expect, test } from "vitest";
import { home as arabic } from "#content/ar/home.ts";
import { home as english } from "#content/en/home.ts";
import { busiestHour, hourlyReceipts } from "./hourly-receipts.ts";

const FIRST_HOUR = 9;
const SEVEN_IN_THE_EVENING = 19;

test("the busiest hour is the one with most receipts, the earlier of two alike", () => {
  expect(busiestHour([3, 9, 4])).toBe(1);
  expect(busiestHour([2, 5, 5])).toBe(1);
  expect(busiestHour([])).toBe(-1);
});

test.each([english, arabic])("the bars agree with the figures printed below them", ({ analytics }) => {
  const values = analytics.report.lines.map(({ value }) => value);
  expect(values).toContain(String(hourlyReceipts.reduce((sum, receipts) => sum + receipts, 0)));
  expect(FIRST_HOUR + busiestHour(hourlyReceipts)).toBe(SEVEN_IN_THE_EVENING);
  expect(values.some((value) => value.includes("7:00 PM - 8:00 PM"))).toBe(true);
});
