import { type ContactMethod, defaultContactMethod } from "#domain/contact/contact-methods.ts";

/** What stands in the form's controls: text as typed. */
export interface QuoteValues {
  businessName: string;
  contactPerson: string;
  email: string;
  phone: string;
  businessType: string;
  emirate: string;
  numberOfOutlets: string;
  preferredContactMethod: ContactMethod;
  notes: string;
}

export const emptyQuote: QuoteValues = {
  businessName: "",
  contactPerson: "",
  email: "",
  phone: "",
  businessType: "",
  emirate: "",
  numberOfOutlets: "1",
  preferredContactMethod: defaultContactMethod,
  notes: "",
};

export const QUOTE_FORM_ID = "quote-form";
