import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O and U, so that nobody mishears or misreads a number on the phone. */
const symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A lead's number, such as Q7K3-M9XQ: eight symbols of the first 40 bits of random bytes. */
export function leadNumber(random: Buffer): string {
  const bits = random.subarray(0, 5).reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  const text = Array.from({ length: 8 }, (_, place) => symbols[Number((bits >> BigInt(5 * place)) & 31n)]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** One that belongs to no request. */
export function newLeadNumber(): string {
  return leadNumber(randomBytes(5));
}
