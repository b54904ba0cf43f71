import { afterEach, beforeEach, vi } from "vitest";

const watched = ["debug", "info", "log", "warn", "error"] as const;
type Method = (typeof watched)[number];

let unexpected: string[] = [];
let expected: { method: Method; message: RegExp; seen: boolean }[] = [];

/** Allows, and demands, one kind of message during this test. */
export function expectConsole(method: Method, message: RegExp) {
  expected.push({ method, message, seen: false });
}

beforeEach(() => {
  unexpected = [];
  expected = [];
  for (const method of watched) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => record(method, values));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  const missing = expected.filter(({ seen }) => !seen).map(({ method, message }) => `console.${method} ${message}`);
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join("\n")}`);
  if (missing.length > 0) throw new Error(`Expected console output that did not come:\n${missing.join("\n")}`);
});

function record(method: Method, values: unknown[]) {
  const text = values.map((value) => (value instanceof Error ? value.stack : String(value))).join(" ");
  const match = expected.find((entry) => entry.method === method && entry.message.test(text));
  if (match) match.seen = true;
  else unexpected.push(`console.${method}: ${text}`);
}
