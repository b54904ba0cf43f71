import { domainToASCII } from "node:url";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { isEmail } from "#domain/contact/email.ts";
import { foldDigits } from "#domain/language/digits.ts";

/** Somebody known by one e-mail address or one phone number. */
export interface Person {
  kind: "email" | "phone";
  /** Whether a text names the address, or the number in any notation. */
  isIn(text: string): boolean;
  /** The text with something else in its place. */
  takenOutOf(text: string): string;
}

const REDACTED = "[erased]";
const MIN_DIGITS = 7;
/** Between the digits of a number: blanks, brackets, dashes, marks of direction. */
const gap = String.raw`[\s().\-\u200e\u200f\u202a-\u202e\u2066-\u2069]*`;

/** Undefined for what is neither an e-mail address nor a phone number. */
export function personOf(given: string): Person | undefined {
  const text = given.trim();
  if (isEmail(text)) return person("email", emailPattern(text));
  const digits = foldDigits(text).replace(/\D/g, "");
  if (!/^[+\d\s().-]+$/.test(foldDigits(text)) || digits.length < MIN_DIGITS) return undefined;
  return person("phone", phonePattern(text, digits));
}

function person(kind: Person["kind"], pattern: string): Person {
  const found = new RegExp(pattern, "giu");
  return {
    kind,
    isIn: (text) => foldDigits(text).search(found) !== -1,
    takenOutOf(text) {
      // Folding keeps every character in its place.
      const matches = [...foldDigits(text).matchAll(found)].reverse();
      return matches.reduce((rest, { index, 0: { length } }) => {
        return rest.slice(0, index) + REDACTED + rest.slice(index + length);
      }, text);
    },
  };
}

function emailPattern(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const domains = new Set([domain, domainToASCII(domain) || domain]);
  const local = foldDigits(address.slice(0, at));
  const forms = [...domains].map((form) => escaped(`${local}@${foldDigits(form)}`));
  return String.raw`(?<![\p{L}\p{N}._%+-])(?:${forms.join("|")})(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`;
}

/** With and without the country's code, where the number can be read; else its digits as they are. */
function phonePattern(typed: string, digits: string): string {
  const number = parsePhoneNumberFromString(foldDigits(typed), "AE");
  const national = number?.isValid() ? String(number.nationalNumber) : digits;
  const code = number?.isValid() ? spaced(String(number.countryCallingCode)) : "";
  const prefix = code ? String.raw`(?:(?:\+|00)?${code}${gap}0?${gap}|0${gap})?` : "";
  return String.raw`(?<!\d)${prefix}${spaced(national)}(?!\d)`;
}

const spaced = (digits: string) => [...digits].join(gap);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
