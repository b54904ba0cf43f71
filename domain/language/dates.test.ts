import { expect, it } from "vitest";
import { formatDay, formatMonth } from "./dates.ts";

it("writes days and months in both languages, with Western digits", () => {
  expect(formatDay("2026-11-21", "en")).toBe("21 November 2026");
  expect(formatDay("2026-11-21", "ar")).toBe("21 نوفمبر 2026");
  expect(formatDay("2026-10-01", "ar")).toBe("1 أكتوبر 2026");
  expect(formatMonth("2026-11", "en")).toBe("November 2026");
  expect(formatMonth("2026-11", "ar")).toBe("نوفمبر 2026");
});
