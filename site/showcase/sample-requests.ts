import type { Locale } from "#domain/language/locales.ts";
import type { CallbackRequest } from "#domain/lead/checkout-requests.ts";
import type { QuoteRequest } from "#domain/lead/quote-request.ts";
import type { InvoiceForm } from "../islands/checkout/invoice-values.ts";

export const acknowledged = {
  leadId: "Q7K3-M9XQ",
  createdAt: "2026-11-23T06:00:00.000Z",
  proFormaUrl: "#pro-forma",
};

/** Names long enough to try the components. */
const people = {
  en: { businessName: "Chai Corner and Sons Trading", contactPerson: "Reena Thomas", companyName: "Chai Corner LLC" },
  ar: { businessName: "مقهى الزاوية وأولاده للتجارة", contactPerson: "فاطمة المنصوري", companyName: "الزاوية ذ.م.م" },
};

export function sampleRequests(locale: Locale) {
  const { companyName, ...person } = people[locale];
  const contact = { ...person, phone: "050 123 4567", email: "reena@example.ae" };
  const quote: QuoteRequest = {
    ...contact,
    businessType: "cafe",
    emirate: "sharjah",
    numberOfOutlets: 3,
    preferredContactMethod: "whatsapp",
    notes: "",
  };
  const invoice: InvoiceForm = { ...contact, companyName, trn: "", emirate: "dubai", address: companyName };
  const callback: CallbackRequest = { ...contact, preferredTime: "evening" };
  return { quote, invoice, callback };
}
