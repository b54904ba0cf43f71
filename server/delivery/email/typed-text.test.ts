import { expect, test } from "vitest";
import { headerLine } from "./typed-text.ts";

test.each([
  ["Eve\r\nBcc: victim@example.ae", "Eve Bcc: victim@example.ae"],
  ["a\n\n\tb", "a b"],
  ["a\u2028b\u2029c\u0085d\u0000e\u007ff", "a b c d e f"],
  ["  سوق \r\n", "سوق"],
  ["x".repeat(500), "x".repeat(150)],
  [`${"x".repeat(149)}😀`, `${"x".repeat(149)}\ufffd`],
])("a header of %j is one line", (text, line) => {
  expect(headerLine(text)).toBe(line);
});
