import { randomBytes } from "node:crypto";

const BYTES = 16;

/** 128 bits of random bytes in hex: no case to get wrong, and no mark at its end that a chat would cut off a link. */
export function secretToken(random: Buffer): string {
  return random.toString("hex", 0, BYTES);
}

export function isSecretToken(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

export function newSecretToken(): string {
  return secretToken(randomBytes(BYTES));
}
