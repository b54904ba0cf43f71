import { expect, it } from "vitest";
import { idempotencyKeys } from "./idempotency-key.ts";

it("keeps its key while the content stays, and takes another with every change", () => {
  const keyOf = idempotencyKeys();
  const first = keyOf("a");
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf("a")).toBe(first);
  expect(keyOf("b")).not.toBe(first);
  expect(idempotencyKeys()("a")).not.toBe(first);
});
