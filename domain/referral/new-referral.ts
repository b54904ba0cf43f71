import { z } from "zod";
import type { Locale } from "../language/locales.ts";
import { localeField } from "../lead/quote-request.ts";
import { businessTypes } from "../quote/business-types.ts";
import { emailField, optionalText, phoneField, requiredLine } from "../validation/fields.ts";

/** The referral page's form (spec 3, product decision 13). Unknown fields are dropped. */
export const referralRequest = z.object({
  referrerName: requiredLine("fullName"),
  referrerEmail: emailField,
  businessName: requiredLine("businessName"),
  contactPerson: requiredLine("contactPerson"),
  businessPhone: phoneField,
  businessType: z.enum(businessTypes, "businessType"),
  notes: optionalText(),
});

export type ReferralRequest = z.output<typeof referralRequest>;

/** A referral as it is stored, before the server gives it an id, a time and its status; the language is the answer's. */
export interface NewReferral extends ReferralRequest {
  locale: Locale;
}

export type ReferralReading = { ok: true; referral: NewReferral } | { ok: false; locale: Locale; error: z.ZodError };

/** Reads the body of POST /api/referrals; an unknown language reads as English. */
export function readReferral(body: Readonly<Record<string, unknown>>): ReferralReading {
  const locale = localeField.parse(body.locale);
  const reading = referralRequest.safeParse(body);
  return reading.success
    ? { ok: true, referral: { ...reading.data, locale } }
    : { ok: false, locale, error: reading.error };
}
