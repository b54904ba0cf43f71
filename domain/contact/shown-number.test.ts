import { expect, test } from "vitest";
import { shownNumber } from "./shown-number.ts";

test.each([
  ["٠٥٠ ١٢٣ ٤٥٦٧", "050 123 4567"],
  ["+۹۷۱ (۵۰) ۱۲۳-۴۵۶۷", "+971 (50) 123-4567"],
  ["\u202a+971 50 123 4567\u202c ", "+971 50 123 4567"],
  ["١٠٠-٢٠٠٣٠٠-٤٠٠٥٠٠", "100-200300-400500"],
  ["", ""],
])("%s is shown as %s", (typed, shown) => {
  expect(shownNumber(typed)).toBe(shown);
});
