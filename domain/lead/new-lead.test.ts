import { describe, expect, it } from "vitest";
import { fieldCodes } from "../validation/field-codes.ts";
import { readLead } from "./new-lead.ts";

const quote = {
  businessName: "Al Noor Market",
  contactPerson: "Fatima",
  email: "fatima@example.ae",
  phone: "050 123 4567",
  businessType: "cafe",
  emirate: "dubai",
  numberOfOutlets: 3,
};

function codesOf(body: Record<string, unknown>) {
  const reading = readLead(body);
  if (reading.ok) throw new Error("the body was accepted");
  return fieldCodes(reading.error);
}

function leadOf(body: Record<string, unknown>) {
  const reading = readLead(body);
  if (!reading.ok) throw reading.error;
  return reading.lead;
}

describe("a quote", () => {
  it("has the table's defaults and the savings that the server works out", () => {
    expect(leadOf({ ...quote, expectedSavings: 1, monthlyEmiAmount: 1, plan: "yesterday's field" })).toEqual({
      ...quote,
      preferredContactMethod: "whatsapp",
      notes: "",
      source: "quote_builder",
      locale: "en",
      expectedSavings: 17870,
      monthlyEmiAmount: 146,
    });
  });

  it("names every field that is wrong", () => {
    expect(codesOf({ businessName: "a", numberOfOutlets: 51, phone: "12", locale: "ar" })).toEqual({
      businessName: "businessName",
      contactPerson: "contactPerson",
      email: "email",
      phone: "phone",
      businessType: "businessType",
      emirate: "emirate",
      numberOfOutlets: "outletsMax",
    });
    expect(codesOf({ ...quote, numberOfOutlets: "0" })).toEqual({ numberOfOutlets: "outletsMin" });
    for (const fraction of [1.5, "1.5", "٢٫٥"])
      expect(codesOf({ ...quote, numberOfOutlets: fraction })).toEqual({ numberOfOutlets: "outletsWhole" });
    expect(codesOf({ ...quote, businessName: "x".repeat(201) })).toEqual({ businessName: "atMost:200" });
    expect(codesOf({ ...quote, preferredContactMethod: "pigeon" })).toEqual({
      preferredContactMethod: "invalidChoice",
    });
  });

  it("is for one outlet where none are named", () => {
    const { numberOfOutlets: _three, ...unnamed } = quote;
    for (const body of [unnamed, { ...quote, numberOfOutlets: "" }, { ...quote, numberOfOutlets: null }])
      expect(leadOf(body)).toMatchObject({
        numberOfOutlets: 1,
        expectedSavings: leadOf({ ...quote, numberOfOutlets: 1 }).expectedSavings,
      });
  });

  it("keeps what was typed, without what no keyboard types", () => {
    const lead = leadOf({
      ...quote,
      businessName: " سوق\u0000 النور \ud800",
      notes: "a\r\nb\u0007",
      phone: "\u202a٠٥٠١٢٣٤٥٦٧\u202c",
    });
    expect(lead.businessName).toBe("سوق النور \ufffd");
    expect(lead.notes).toBe("a\nb");
    expect(lead.phone).toBe("٠٥٠١٢٣٤٥٦٧");
  });

  it("does not take the words of checkout requests", () => {
    expect(codesOf({ ...quote, businessType: "callback_request", emirate: "uae" })).toEqual({
      businessType: "businessType",
      emirate: "emirate",
    });
  });
});

describe("a checkout request", () => {
  const { businessName, contactPerson, email, phone } = quote;
  const contact = { businessName, contactPerson, email, phone };

  it("for a call keeps the preferred time in the notes", () => {
    expect(leadOf({ ...contact, source: "checkout_callback", preferredTime: "morning", locale: "ar" })).toMatchObject({
      businessType: "callback_request",
      emirate: "uae",
      numberOfOutlets: 1,
      preferredContactMethod: "phone",
      preferredTime: "morning",
      notes: "Preferred time: morning",
      expectedSavings: null,
      locale: "ar",
    });
    expect(leadOf({ ...contact, source: "checkout_callback" }).notes).toBe("Preferred time: any time");
  });

  it("for an invoice keeps company, TRN and address, and has them in the notes", () => {
    const request = {
      ...contact,
      source: "checkout_invoice",
      companyName: "Noor LLC",
      address: "Deira 1",
      emirate: "sharjah",
    };
    expect(leadOf({ ...request, trn: "١٠٠-٠٠٠٠-٠٠٠٠-٠٠٠٣" })).toMatchObject({
      businessType: "invoice_request",
      emirate: "sharjah",
      preferredContactMethod: "email",
      companyName: "Noor LLC",
      trn: "100000000000003",
      address: "Deira 1",
      notes: "Company: Noor LLC\nTRN: 100000000000003\nAddress: Deira 1",
    });
    expect(leadOf({ ...request, emirate: "" })).toMatchObject({ emirate: "uae" });
    expect(leadOf(request).notes).toContain("No TRN provided");
    expect(codesOf({ ...request, trn: "123", companyName: "" })).toEqual({ trn: "trn", companyName: "required" });
  });
});
