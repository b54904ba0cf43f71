import { business } from "#content/business.ts";
import type { PluralForms } from "#domain/language/numbers.ts";

const outletCount: PluralForms = { one: "{n} outlet", other: "{n} outlets" };

export const quote = {
  title: "EPOS Quote Builder",
  intro:
    "Two answers, what you sell and in how many outlets, give you the saving. Add how to reach you and a person from our team takes it from there.",
  compact: {
    title: "Get Your Quote",
    intro: "Choose your business and see what two years without a subscription leave in the drawer.",
    submit: "Get Full Quote",
    chooseFirst: "Choose a business type to see your saving.",
  },
  sections: {
    business: "Business Information",
    savings: "Your saving",
    contact: "How should we reach you?",
    notes: "Anything else?",
  },
  fields: {
    businessName: "Business name",
    contactPerson: "Contact person",
    email: "E-mail",
    phone: "Phone",
    phoneHint: "A UAE number, such as 050 123 4567",
    businessType: "Business type",
    businessTypePrompt: "Choose a business type",
    emirate: "Emirate",
    emiratePrompt: "Choose an emirate",
    numberOfOutlets: "Number of outlets",
    outletsHint: "1 to 50",
    fewer: "One outlet fewer",
    more: "One outlet more",
    preferredContactMethod: "Preferred contact",
    notes: "Notes",
    notesHint: "Opening date, how many tills, what you use today",
  },
  optional: "optional",
  submit: "Get my quote",
  submitting: "Sending…",
  savings: {
    title: "Two years with us",
    waiting: "Choose a business type and your saving prints here.",
    year1: "Year 1 saving",
    year2: "Year 2 saving",
    total: "2-year saving",
    perOutlet: "Per outlet",
    monthlyEquivalent: "Package, per month over 24 months",
    outletCount,
    workings: "How we work it out",
    workingsText:
      "We compare with a typical subscription: {monthly} a month, {setup} for setup, {hardware} for hardware and, from the second year, {support} a month for support, per outlet, scaled to your business type and with a discount for several outlets. Year 1 takes off the package price of {price}. It is an estimate, not a promise.",
  },
  success: {
    title: "Your quote is ready",
    lead: "Mention your quote number on the phone or on WhatsApp, and we know which shop it is about. We contact you the way you chose.",
    leadId: "Quote number",
    date: "Date",
    business: "Business",
    outlets: "Outlets",
    price: "Per package, once",
    savings: "2-year saving",
    print: "Print the quote",
    whatsapp: "Continue on WhatsApp",
    call: "Call Now",
    another: "Create Another Quote",
  },
  toasts: {
    success: {
      title: "Quote Generated Successfully!",
      description: "Your personalized quote is ready. Continue on WhatsApp for immediate assistance.",
    },
    failure: {
      title: "Submission Failed",
      description: "There was an error submitting your quote request. Please try again.",
    },
  },
  refused: "Some answers need a second look. They are marked below; nothing you typed is lost.",
  notDelivered: {
    text: "Your request did not reach us. What you typed is still here: try again, or send the same details on WhatsApp.",
    whatsapp: "Send it by WhatsApp instead",
  },
  whatsappText: `Hello ${business.brand.en}, I asked for a quote.
Quote number: {leadId}
Business: {businessName}
Type: {businessType}
Outlets: {outlets}
2-year saving: {savings}`,
  whatsappFallbackText: `Hello ${business.brand.en}, I would like a quote.
Business: {businessName}
Contact: {contactPerson}
Phone: {phone}
E-mail: {email}
Emirate: {emirate}
Type: {businessType}
Outlets: {outlets}
2-year saving: {savings}
Notes: {notes}`,
  withoutScript: "Fill in the form below and press the button: we answer with your quote number.",
  received: {
    meta: { title: `Your quote is ready | ${business.brand.en}`, description: "Your quote request has been received." },
    backHome: "Back to the home page",
    backToProducts: "Back to the package",
  },
};
