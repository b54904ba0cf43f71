import { foldDigits } from "../language/digits.ts";

/** A tax registration number has 15 digits; separators and Arabic digits are folded. No checksum is published. */
export function readTrn(typed: string): string | undefined {
  const digits = foldDigits(typed).replace(/[\s\-./]/g, "");
  return /^\d{15}$/.test(digits) ? digits : undefined;
}
