import { z } from "zod";
import { emirates } from "#domain/contact/emirates.ts";
import { invoiceRequest } from "#domain/lead/checkout-requests.ts";
import { draftOf } from "../form/draft.ts";

/** The page asks for the emirate; the server also takes a request without one. */
export const invoiceForm = invoiceRequest.extend({ emirate: z.enum(emirates, "emirate") });
export type InvoiceForm = z.output<typeof invoiceForm>;
export type InvoiceValues = Record<keyof InvoiceForm, string>;

const empty: InvoiceValues = {
  businessName: "",
  contactPerson: "",
  email: "",
  phone: "",
  companyName: "",
  trn: "",
  emirate: "",
  address: "",
};

export const INVOICE_FORM_ID = "invoice-form";

export const requiredForInvoice = [
  "businessName",
  "contactPerson",
  "email",
  "phone",
  "companyName",
  "emirate",
  "address",
] as const;

export const invoiceDraft = draftOf<InvoiceValues>({ storageKey: "invoice-draft", formId: INVOICE_FORM_ID, empty });
