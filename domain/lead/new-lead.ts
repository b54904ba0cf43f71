import type { z } from "zod";
import type { Locale } from "../language/locales.ts";
import { estimateSavings } from "../quote/savings.ts";
import { callbackRequest, invoiceRequest } from "./checkout-requests.ts";
import { localeField, quoteRequest } from "./quote-request.ts";
import { callbackNotes, invoiceNotes } from "./request-notes.ts";
import { type LeadSource, leadSources, type PreferredTime } from "./sources.ts";

/** A lead as it is stored, before the server gives it a number and a time (spec 3). */
export interface NewLead {
  businessName: string;
  contactPerson: string;
  email: string;
  phone: string;
  businessType: string;
  emirate: string;
  numberOfOutlets: number;
  expectedSavings: number | null;
  monthlyEmiAmount: number | null;
  preferredContactMethod: string;
  notes: string;
  /** Of invoice requests. */
  companyName?: string;
  trn?: string;
  address?: string;
  /** Of call-back requests; empty means any time. */
  preferredTime?: PreferredTime | "";
  source: LeadSource;
  locale: Locale;
}

export type LeadReading = { ok: true; lead: NewLead } | { ok: false; locale: Locale; error: z.ZodError };

/**
 * Reads the body of POST /api/leads in its three forms (spec 7). The source decides the rules; what the
 * browser says of savings, type and notes of a checkout request is worked out again here.
 */
export function readLead(body: Readonly<Record<string, unknown>>): LeadReading {
  const locale = localeField.parse(body.locale);
  const source = leadSources.find((entry) => entry === body.source) ?? "quote_builder";
  const reading = readers[source](body);
  return reading.success
    ? { ok: true, lead: { ...reading.data, source, locale } }
    : { ok: false, locale, error: reading.error };
}

type LeadDetails = Omit<NewLead, "source" | "locale">;
type Reader = (body: unknown) => { success: true; data: LeadDetails } | { success: false; error: z.ZodError };

const readers: Record<LeadSource, Reader> = {
  quote_builder(body) {
    const reading = quoteRequest.safeParse(body);
    if (!reading.success) return reading;
    const { total, monthlyEquivalent } = estimateSavings(reading.data.businessType, reading.data.numberOfOutlets);
    return {
      success: true,
      data: { ...reading.data, expectedSavings: total, monthlyEmiAmount: monthlyEquivalent },
    };
  },
  checkout_callback(body) {
    const reading = callbackRequest.safeParse(body);
    if (!reading.success) return reading;
    const { preferredTime, ...contact } = reading.data;
    return {
      success: true,
      data: {
        ...contact,
        ...checkoutLead,
        businessType: "callback_request",
        emirate: "uae",
        preferredContactMethod: "phone",
        preferredTime,
        notes: callbackNotes(preferredTime),
      },
    };
  },
  checkout_invoice(body) {
    const reading = invoiceRequest.safeParse(body);
    if (!reading.success) return reading;
    const { companyName, trn, address } = reading.data;
    return {
      success: true,
      data: {
        ...reading.data,
        ...checkoutLead,
        businessType: "invoice_request",
        preferredContactMethod: "email",
        notes: invoiceNotes({ companyName, trn, address }),
      },
    };
  },
};

const checkoutLead = { numberOfOutlets: 1, expectedSavings: null, monthlyEmiAmount: null };
