import type { ContactMethod } from "#domain/contact/contact-methods.ts";
import type { Emirate } from "#domain/contact/emirates.ts";
import type { BusinessType } from "#domain/quote/business-types.ts";

const businessTypes: Record<BusinessType, string> = {
  retail: "Retail shop",
  restaurant: "Restaurant",
  pharmacy: "Pharmacy",
  supermarket: "Supermarket",
  convenience: "Convenience store",
  cafe: "Cafe",
  fashion: "Fashion shop",
  electronics: "Electronics shop",
  other: "Other",
};

const emirates: Record<Emirate, string> = {
  dubai: "Dubai",
  "abu-dhabi": "Abu Dhabi",
  sharjah: "Sharjah",
  ajman: "Ajman",
  rak: "Ras Al Khaimah",
  fujairah: "Fujairah",
  uaq: "Umm Al Quwain",
};

const contactMethods: Record<ContactMethod, string> = { whatsapp: "WhatsApp", phone: "Phone call", email: "E-mail" };

export const options = { businessTypes, emirates, contactMethods };
