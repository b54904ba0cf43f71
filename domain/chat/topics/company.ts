/** Who sells it, on what terms, and how to reach them. */
export const company = [
  { id: "company", about: "Who the company is, in general" },
  { id: "company-age", about: "How long the company has existed" },
  { id: "company-countries", about: "In how many countries the company works" },
  { id: "company-customers", about: "How many customers the company has; reviews and references" },
  { id: "uptime", about: "How reliable the system is, its uptime" },
  { id: "certificates", about: "Certificates: ISO 9001, PCI DSS, card payment partner" },
  { id: "e-invoicing", about: "The UAE's e-invoicing (Peppol): dates, whom it concerns" },
  { id: "data-ownership", about: "Who owns the sales data of the shop, where it is, who sees it" },
  { id: "privacy", about: "What this website and this chat keep about the visitor" },
  { id: "terms", about: "Terms and conditions, contract" },
  { id: "referral", about: "Recommending another business" },

  { id: "address", about: "Where the office is, visiting, the map" },
  { id: "hours", about: "Opening hours of the office" },
  { id: "phone", about: "The telephone number" },
  { id: "email", about: "The e-mail address" },
  { id: "whatsapp", about: "The WhatsApp number" },
  { id: "call-back", about: "Wants to be called" },
  { id: "talk-to-person", about: "Wants a person instead of a machine" },
  { id: "complaint", about: "Is unhappy with the company or its service" },
] as const;
