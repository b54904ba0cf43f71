import { foldDigits } from "../language/digits.ts";

const MIN_DIGITS = 7;
/** Spec 5: optional +971, 971 or 0, then 8 to 15 digits, spaces, dashes or brackets. */
const UAE_PHONE = /^(?:\+971|971|0)?[\d\s()-]{8,15}$/;

/** Holds for a phone as typed, with Arabic or Persian digits too; at least 7 digits (product decision 8). */
export function isUaePhone(typed: string): boolean {
  const folded = foldDigits(typed).trim();
  return UAE_PHONE.test(folded) && folded.replace(/\D/g, "").length >= MIN_DIGITS;
}
