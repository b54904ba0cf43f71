import { randomBytes } from "node:crypto";

/** 128 random bits in hex: no case to get wrong, and no mark at its end that a chat would cut off a link. */
export function newSecretToken(): string {
  return randomBytes(16).toString("hex");
}

export function isSecretToken(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
