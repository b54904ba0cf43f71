import { createHmac, timingSafeEqual } from "node:crypto";
import type { Sign } from "#domain/spam/signs.ts";

const FASTEST = 2000;
const OLDEST = 24 * 3_600_000;

/** The time, signed. It names nobody and may be used again: it only says when a form was first used. */
export function newFormToken(now: Date, secret: Buffer): string {
  const time = now.getTime().toString(36);
  return `${time}.${signature(time, secret)}`;
}

/** What a form's token says of the time it took to fill the form in. */
export function tokenSigns(token: string | undefined, now: Date, secret: Buffer): Sign[] {
  if (!token) return ["no-token"];
  const [time = "", signed = ""] = token.split(".");
  if (!isSame(signed, signature(time, secret))) return ["forged-token"];
  // Less than nothing where the clocks of two servers differ.
  const took = now.getTime() - Number.parseInt(time, 36);
  if (took > OLDEST) return ["old-token"];
  return took >= 0 && took < FASTEST ? ["too-fast"] : [];
}

function signature(time: string, secret: Buffer): string {
  return createHmac("sha256", secret).update(`form-token ${time}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
