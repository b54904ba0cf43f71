/** What the database holds of people. A test fails for a column that stands neither here nor in anonymous-data.ts. */
export interface PersonalRole {
  table: "leads" | "trials" | "referrals" | "payments";
  /** As what a person is in a row. */
  role: "sender" | "referrer" | "referred" | "payer";
  /** Whoever these name is that person. */
  identifying: readonly string[];
  /** What stands there when the person is forgotten; the rest of the row stays, for counts. */
  blank: Readonly<Record<string, "" | null>>;
}

export const personalRoles: readonly PersonalRole[] = [
  {
    table: "leads",
    role: "sender",
    identifying: ["email", "phone", "phone_e164"],
    blank: {
      business_name: "",
      contact_person: "",
      email: "",
      phone: "",
      phone_e164: null,
      notes: null,
      company_name: null,
      trn: null,
      address: null,
      pro_forma_token: null,
    },
  },
  {
    table: "trials",
    role: "sender",
    identifying: ["email", "phone", "phone_e164"],
    blank: { full_name: "", email: "", phone: "", phone_e164: null },
  },
  {
    table: "referrals",
    role: "referrer",
    identifying: ["referrer_email"],
    blank: { referrer_name: "", referrer_email: "" },
  },
  {
    table: "referrals",
    role: "referred",
    identifying: ["business_phone", "business_phone_e164"],
    blank: { business_name: "", contact_person: "", business_phone: "", business_phone_e164: null, notes: null },
  },
  {
    table: "payments",
    role: "payer",
    identifying: ["customer_email"],
    blank: { customer_name: null, customer_email: null },
  },
];

/** The column of other tables that says which record a row belongs to; such rows go when a person is forgotten. */
export const ownerColumns = {
  leads: "lead_id",
  trials: "trial_id",
  referrals: "referral_id",
  payments: "payment_id",
} as const;

/** Known to the customer, so a forgotten record gets another one. */
export const idsToldToCustomers: readonly string[] = ["leads", "trials"];
