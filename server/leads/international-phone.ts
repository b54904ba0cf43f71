import { parsePhoneNumberFromString } from "libphonenumber-js";
import { foldDigits } from "#domain/language/digits.ts";

/** A phone as typed in the UAE → E.164 (+971501234567), or null when it cannot be read (product decision 8). */
export function internationalPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(foldDigits(typed), "AE");
  return number?.isValid() ? number.number : null;
}
