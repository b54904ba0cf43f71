import { expect, it } from "vitest";
import { fieldCodes } from "../validation/field-codes.ts";
import { readPayment } from "./payment-request.ts";

it("reads who pays, and nothing of what", () => {
  const body = { customerName: " هند ", customerEmail: "hind@example.ae", amount: 1, currency: "usd", locale: "ar" };
  expect(readPayment(body)).toEqual({
    ok: true,
    payment: { customerName: "هند", customerEmail: "hind@example.ae", locale: "ar" },
  });
});

it("names every field that is wrong", () => {
  const reading = readPayment({ customerName: "H", customerEmail: "x" });
  expect(reading.ok || fieldCodes(reading.error)).toEqual({ customerName: "fullName", customerEmail: "email" });
});
