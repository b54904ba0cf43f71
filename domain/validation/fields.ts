import { z } from "zod";
import { isEmail } from "../contact/email.ts";
import { isUaePhone } from "../contact/phone.ts";
import { cleanText, stripDirectionMarks } from "../language/plain-text.ts";
import type { ValidationCode } from "./codes.ts";

// Else the first schema tries to compile code from text, which the pages' content security policy stops.
z.config({ jitless: true });

export const LINE_LIMIT = 200;
export const PARAGRAPH_LIMIT = 2000;
const PHONE_LIMIT = 40;

/** A line of text that must be there: cleaned, at least `min` characters, else the field's own message. */
export function requiredLine(code: ValidationCode, min = 2) {
  return z
    .string(code)
    .transform(cleanText)
    .pipe(z.string().min(min, code).max(LINE_LIMIT, `atMost:${LINE_LIMIT}`));
}

/** Text that may be missing or empty; then it is an empty string. */
export function optionalText(limit = PARAGRAPH_LIMIT) {
  return z
    .string("invalid")
    .nullish()
    .transform((text) => cleanText(text ?? ""))
    .pipe(z.string().max(limit, `atMost:${limit}`));
}

export const emailField = z
  .string("email")
  .transform((text) => stripDirectionMarks(cleanText(text)))
  .refine(isEmail, "email");

/** Kept as typed; the rule looks at folded digits (product decision 8). */
export const phoneField = z
  .string("phone")
  .transform((text) => stripDirectionMarks(cleanText(text)))
  .pipe(z.string().max(PHONE_LIMIT, "phone").refine(isUaePhone, "phone"));
