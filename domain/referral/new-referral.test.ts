import { expect, it } from "vitest";
import { fieldCodes } from "../validation/field-codes.ts";
import { readReferral } from "./new-referral.ts";

const referral = {
  referrerName: "Omar Haddad",
  referrerEmail: "omar@example.ae",
  businessName: "Al Noor Market",
  contactPerson: "Fatima",
  businessPhone: "٠٥٠ ١٢٣ ٤٥٦٧",
  businessType: "supermarket",
};

function codesOf(body: Record<string, unknown>) {
  const reading = readReferral(body);
  if (reading.ok) throw new Error("the body was accepted");
  return fieldCodes(reading.error);
}

it("keeps what was typed, drops what it does not know, and notes may be missing", () => {
  const body = { ...referral, businessName: " سوق\u0000 النور ", status: "paid", locale: "ar" };
  expect(readReferral(body)).toEqual({
    ok: true,
    referral: { ...referral, businessName: "سوق النور", notes: "", locale: "ar" },
  });
});

it("names every field that is wrong, in the language of the request", () => {
  expect(readReferral({ locale: "ar" })).toMatchObject({ ok: false, locale: "ar" });
  expect(codesOf({ referrerName: "O", businessPhone: "12" })).toEqual({
    referrerName: "fullName",
    referrerEmail: "email",
    businessName: "businessName",
    contactPerson: "contactPerson",
    businessPhone: "phone",
    businessType: "businessType",
  });
  expect(codesOf({ ...referral, businessType: "callback_request" })).toEqual({ businessType: "businessType" });
  expect(codesOf({ ...referral, notes: "x".repeat(2001) })).toEqual({ notes: "atMost:2000" });
});

it("reads an unknown language as English", () => {
  expect(readReferral({ ...referral, locale: "fr" })).toMatchObject({ ok: true, referral: { locale: "en" } });
});
