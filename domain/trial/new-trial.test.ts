import { expect, it } from "vitest";
import { fieldCodes } from "../validation/field-codes.ts";
import { readTrial } from "./new-trial.ts";

const trial = { fullName: "Fatima", email: "fatima@example.ae", phone: "٠٥٠ ١٢٣ ٤٥٦٧", businessType: "cafe" };

function codesOf(body: Record<string, unknown>) {
  const reading = readTrial(body);
  if (reading.ok) throw new Error("the body was accepted");
  return fieldCodes(reading.error);
}

it("keeps what was typed and drops what it does not know", () => {
  const body = { ...trial, fullName: " فاطمة\u0000 ", downloadCount: 9, locale: "ar" };
  expect(readTrial(body)).toEqual({ ok: true, trial: { ...trial, fullName: "فاطمة", locale: "ar" } });
});

it.each([undefined, null, ""])("takes %o for the type of business", (businessType) => {
  expect(readTrial({ ...trial, businessType })).toMatchObject({ ok: true, trial: { businessType: "", locale: "en" } });
});

it("names every field that is wrong", () => {
  expect(codesOf({ fullName: "F", phone: "12", businessType: "bakery" })).toEqual({
    fullName: "fullName",
    email: "email",
    phone: "phone",
    businessType: "businessType",
  });
  expect(codesOf({ ...trial, fullName: "x".repeat(201) })).toEqual({ fullName: "atMost:200" });
  expect(readTrial({ locale: "ar" })).toMatchObject({ ok: false, locale: "ar" });
});
