import { describe, expect, it } from "vitest";
import { callbackChatText, invoiceChatText } from "./request-chat.ts";

const contact = { businessName: "Noor", contactPerson: "Sara", phone: "050 123 4567", email: "sara@example.ae" };
const templates = { whatsappText: "{leadId} {businessName}", whatsappFallbackText: "{businessName}" };

describe("the chat about an invoice", () => {
  const emirates = {
    dubai: "Dubai",
    "abu-dhabi": "Abu Dhabi",
    sharjah: "Sharjah",
    ajman: "Ajman",
    rak: "RAK",
    fujairah: "Fujairah",
    uaq: "UAQ",
  };
  const copy = {
    whatsappText: `${templates.whatsappText} {trn} {emirate}`,
    whatsappFallbackText: `${templates.whatsappFallbackText} {trn} {emirate} {companyName} {address}`,
    noTrn: "No TRN provided",
    emirates,
    country: "UAE",
  };
  const request = { ...contact, companyName: "Noor LLC", trn: "", emirate: "rak", address: "Souk 1" };

  it("names a stored request by its number, and carries one that was not stored", () => {
    expect(invoiceChatText({ ...request, leadId: "Q7K3-M9XQ" }, copy)).toBe("Q7K3-M9XQ Noor No TRN provided RAK");
    expect(invoiceChatText(request, copy)).toBe("Noor No TRN provided RAK Noor LLC Souk 1");
  });

  it("says the country where no emirate was asked for, and the TRN where there is one", () => {
    const text = invoiceChatText({ ...request, emirate: "uae", trn: "100000000000003" }, copy);
    expect(text).toBe("Noor \u2066100000000000003\u2069 UAE Noor LLC Souk 1");
  });

  it("shows what was typed in Arabic digits in Western ones, so that no group changes places", () => {
    const typed = { ...request, phone: "٠٥٠ ١٢٣ ٤٥٦٧", trn: "١٠٠ ٢٠٠ ٣٠٠ ٤٠٠ ٥٠٠" };
    expect(invoiceChatText(typed, { ...copy, whatsappFallbackText: "{phone} {trn}" })).toBe(
      "050 123 4567 \u2066100 200 300 400 500\u2069",
    );
  });
});

it.each([
  ["morning", "9 to 12"],
  ["", "any"],
  ["midnight", "any"],
])("the chat about a call at %j says %j", (preferredTime, said) => {
  const copy = {
    whatsappText: `${templates.whatsappText} {preferredTime}`,
    whatsappFallbackText: `${templates.whatsappFallbackText} {preferredTime}`,
    preferredTimes: { now: "now", morning: "9 to 12", afternoon: "1 to 5", evening: "6 to 8" },
    anyTime: "any",
  };
  expect(callbackChatText({ ...contact, preferredTime }, copy)).toBe(`Noor ${said}`);
  expect(callbackChatText({ ...contact, preferredTime, leadId: "N1" }, copy)).toBe(`N1 Noor ${said}`);
});
