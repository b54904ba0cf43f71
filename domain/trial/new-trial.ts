import { z } from "zod";
import type { Locale } from "../language/locales.ts";
import { localeField } from "../lead/quote-request.ts";
import { businessTypes } from "../quote/business-types.ts";
import { emailField, phoneField, requiredLine } from "../validation/fields.ts";

/** The trial page's form (spec 5); no type of business is an empty string. Unknown fields are dropped. */
export const trialRequest = z.object({
  fullName: requiredLine("fullName"),
  email: emailField,
  phone: phoneField,
  businessType: z
    .union([z.enum(businessTypes), z.literal("")], "businessType")
    .nullish()
    .transform((type) => type ?? ""),
});

export type TrialRequest = z.output<typeof trialRequest>;

/** A trial as it is stored, before the server gives it an id and a time; the language is the answer's. */
export interface NewTrial extends TrialRequest {
  locale: Locale;
}

export type TrialReading = { ok: true; trial: NewTrial } | { ok: false; locale: Locale; error: z.ZodError };

/** Reads the body of POST /api/trials; an unknown language reads as English. */
export function readTrial(body: Readonly<Record<string, unknown>>): TrialReading {
  const locale = localeField.parse(body.locale);
  const reading = trialRequest.safeParse(body);
  return reading.success
    ? { ok: true, trial: { ...reading.data, locale } }
    : { ok: false, locale, error: reading.error };
}
