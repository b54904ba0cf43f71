import { Refusal } from "#server/http/errors.ts";

const visibleAscii = /^[\x21-\x7e]{1,200}$/;

/**
 * The Idempotency-Key header, if there is one.
 * @throws Refusal invalid_idempotency_key
 */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !visibleAscii.test(header)) throw new Refusal("invalid_idempotency_key");
  return header;
}
