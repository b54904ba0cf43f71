import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { price } from "./amounts.ts";
import { options } from "./options.ts";
import { quote } from "./quote.ts";

export const referral = {
  meta: {
    title: `Refer a shop or restaurant | ${business.brand.en}`,
    description: `Know someone who needs a till? Give us their name and number. One of us calls them once, says who sent us, and takes no for an answer.`,
    keywords: ["refer a business UAE", "POS referral", "recommend POS system", "shop opening Dubai till"],
  },
  title: "Know someone who needs a till?",
  intro: `A neighbour opening a shop, a cousin whose till charges every month. Leave their details and we tell them about the package for ${price}.`,

  expect: {
    title: "What happens then",
    steps: [
      { title: "Ask them first", text: "Fill this in only if they know that we will call." },
      {
        title: "We call them once",
        text: "We say your name and why you thought of us. If they are not interested, that is the end of it.",
      },
      {
        title: "The rest is theirs",
        text: "What they buy stays between them and us. If their number does not work, we write to you.",
      },
    ],
    reward: "This site does not state a reward for referring. If that matters to you, ask before you send the form.",
  },

  form: {
    title: "Refer a business",
    sections: { referrer: "You", business: "The business" },
    fields: {
      referrerName: "Your name",
      referrerEmail: "Your e-mail",
      businessName: quote.fields.businessName,
      contactPerson: quote.fields.contactPerson,
      businessPhone: "Their phone",
      businessPhoneHint: quote.fields.phoneHint,
      businessType: quote.fields.businessType,
      businessTypePrompt: quote.fields.businessTypePrompt,
      notes: quote.fields.notes,
      notesHint: "When they open, what they use today, when to call",
    },
    businessTypes: options.businessTypes,
    optional: quote.optional,
    submit: "Send the referral",
    submitting: quote.submitting,
    privacy: { text: "Used for this referral only. Either of you can have it erased.", link: "How we handle it" },
    refused: quote.refused,
    toasts: {
      success: { title: "Referral Sent!", description: "Thank you. We will call them and tell them that you sent us." },
      failure: { title: "Request Failed", description: "Please try again or contact us directly." },
    },
    notDelivered: quote.notDelivered,
    whatsappText: `Hello ${business.brand.en}, I would like to refer a business.
My name: {referrerName}
My e-mail: {referrerEmail}
Business: {businessName}
Contact: {contactPerson}
Phone: {businessPhone}
Type: {businessType}
Notes: {notes}`,
  },

  success: {
    title: "Thank you, {referrerName}",
    text: "{businessName} is on our list. We will call {contactPerson} and say that you sent us.",
    another: "Refer another business",
    backHome: quote.received.backHome,
  },
  received: {
    meta: { title: `Referral sent | ${business.brand.en}`, description: "Your referral has been received." },
  },

  help: { text: "Rather tell us in person?", phone: { label: "Call us", number: ltr(business.phones.sales) } },
};
