import { z } from "zod";
import { contactMethods, defaultContactMethod } from "../contact/contact-methods.ts";
import { emirates } from "../contact/emirates.ts";
import { defaultLocale, localeCodes } from "../language/locales.ts";
import { businessTypes } from "../quote/business-types.ts";
import { outletsProblem, readOutlets } from "../quote/outlets.ts";
import { emailField, optionalText, phoneField, requiredLine } from "../validation/fields.ts";

export const localeField = z.enum(localeCodes).catch(defaultLocale);

/** What every request for a person has in common (spec 5). */
export const contactFields = {
  businessName: requiredLine("businessName"),
  contactPerson: requiredLine("contactPerson"),
  email: emailField,
  phone: phoneField,
};

/** The quote builder's form (spec 5). Unknown fields are dropped, so that a page cached yesterday still reaches us. */
export const quoteRequest = z.object({
  ...contactFields,
  businessType: z.enum(businessTypes, "businessType"),
  emirate: z.enum(emirates, "emirate"),
  // Optional, or a request without it would be refused before it can fall back to 1.
  numberOfOutlets: z
    .unknown()
    .optional()
    .transform(readOutlets)
    .superRefine((outlets, context) => {
      const message = outletsProblem(outlets);
      if (message) context.addIssue({ code: "custom", message });
    }),
  preferredContactMethod: z
    .union([z.enum(contactMethods), z.literal("")], "invalidChoice")
    .nullish()
    .transform((method) => method || defaultContactMethod),
  notes: optionalText(),
});

export type QuoteRequest = z.output<typeof quoteRequest>;
