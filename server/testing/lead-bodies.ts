/** The three payloads of POST /api/leads, as the site sends them (spec 7). */
export const quoteBody = {
  businessName: "Corner Cafe",
  contactPerson: "Aisha Rahman",
  email: "aisha@corner.example.ae",
  phone: "050 123 4567",
  businessType: "cafe",
  emirate: "dubai",
  numberOfOutlets: 3,
  preferredContactMethod: "whatsapp",
  notes: "Opening in March",
  source: "quote_builder",
  locale: "en",
  expectedSavings: 1,
  monthlyEmiAmount: 2,
};

export const callbackBody = {
  businessName: "Palm Pharmacy",
  contactPerson: "Omar Haddad",
  email: "omar@palm.example.ae",
  phone: "+971 4 123 4567",
  preferredTime: "morning",
  businessType: "callback_request",
  emirate: "uae",
  numberOfOutlets: 1,
  preferredContactMethod: "phone",
  source: "checkout_callback",
  locale: "ar",
};

export const invoiceBody = {
  businessName: "Souk Market",
  contactPerson: "Mariam Saleh",
  email: "mariam@souk.example.ae",
  phone: "04 123 4567",
  companyName: "Souk Market LLC",
  trn: "100-2345-6789-0123",
  emirate: "sharjah",
  address: "Al Wahda Street 5",
  businessType: "invoice_request",
  numberOfOutlets: 1,
  preferredContactMethod: "email",
  notes: "what the browser says is not kept",
  source: "checkout_invoice",
  locale: "en",
};

export function formOf(body: Record<string, unknown>): string {
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
}

/** Headers of a form that a browser sends by itself. */
export const plainForm = {
  "content-type": "application/x-www-form-urlencoded",
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
};
