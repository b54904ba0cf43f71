import type { PreferredTime } from "./sources.ts";

export interface InvoiceDetails {
  companyName: string;
  trn: string;
  address: string;
}

/** The details of an invoice request that the leads table has no column for (product decision 6). */
export function invoiceNotes({ companyName, trn, address }: InvoiceDetails): string {
  return [`Company: ${companyName}`, trn ? `TRN: ${trn}` : "No TRN provided", `Address: ${address}`].join("\n");
}

export function callbackNotes(preferredTime: PreferredTime | ""): string {
  return `Preferred time: ${preferredTime || "any time"}`;
}
