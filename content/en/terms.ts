import { business } from "#content/business.ts";
import { formatDay } from "#domain/language/dates.ts";
import { ltr } from "#domain/language/isolate.ts";
import type { PageId } from "#domain/pages.ts";
import { hours, minutes, price, trial, warranty } from "./amounts.ts";

/** A paragraph, or a list of points. */
export type LegalBlock = string | string[];

export interface LegalSection {
  id: string;
  title: string;
  content: LegalBlock[];
  link?: { label: string; page: PageId };
}

export interface LegalPage {
  meta: { title: string; description: string; keywords: string[] };
  title: string;
  intro: string;
  sections: LegalSection[];
  /** Names the list of sections. */
  contents: string;
  lastUpdated: { label: string; date: string };
  contact: { text: string; button: string };
}

/** What the three legal pages have in common. */
export const legalFrame: Pick<LegalPage, "contents" | "lastUpdated" | "contact"> = {
  contents: "On this page",
  lastUpdated: {
    label: "Last updated",
    date: formatDay(business.legalLastUpdated, "en"),
  },
  contact: { text: "Is something here unclear? Ask, and a person explains it.", button: "Contact us" },
};

const { promises, address } = business;

export const terms: LegalPage = {
  ...legalFrame,
  meta: {
    title: `Terms of sale and use | ${business.brand.en}`,
    description: `What you agree to when you use this site, ask for an invoice or buy the package: price, payment, installation, warranty, licence and free trial.`,
    keywords: ["POS terms of sale", "POS warranty terms", "POS licence terms UAE"],
  },
  title: "Terms",
  intro: "What holds between you and us when you use this site, send a request or buy the package.",
  sections: [
    {
      id: "who",
      title: "Who we are",
      content: [
        `This site is run by ${business.legalName.en}, trade licence ${ltr(business.tradeLicence)}, TRN ${ltr(business.trn)}, ${address.street.en}, ${address.city.en}, ${address.country.en}. “We” means this company. “You” means whoever uses the site or buys from it.`,
      ],
    },
    {
      id: "site",
      title: "What the site does",
      content: [
        "It shows one point-of-sale package, estimates what it saves you, and takes your requests. It has no accounts for visitors. Please send only details that are true and that you are allowed to give.",
      ],
    },
    {
      id: "estimates",
      title: "Quotes and savings",
      content: [
        "The quote builder compares the package with an assumed subscription. Its workings are shown beside the result. The result is an estimate, and so are the savings named elsewhere on the site; what another provider charges you is between you and them.",
        "The price of the package is not an estimate.",
      ],
      link: { label: "Open the quote builder", page: "products" },
    },
    {
      id: "price",
      title: "Price and VAT",
      content: [
        `The package costs ${price}, once. The order summary shows the VAT line and the total, and the total is what you pay. Accessories that you ask for are quoted apart, before you decide.`,
      ],
      link: { label: "See the order summary", page: "checkout" },
    },
    {
      id: "order",
      title: "When an order is made",
      content: [
        "Asking for an invoice or for a call is not an order, and a pro-forma invoice is not a bill. You have ordered when you pay the invoice, or when a card payment that you started has gone through.",
        "If a price or a description is plainly a mistake, we tell you before we take the money, and you may change your mind.",
      ],
    },
    {
      id: "payment",
      title: "Payment",
      content: [
        [
          `Bank transfer to the account on the invoice. It takes ${ltr(promises.bankTransferDays)} business days.`,
          "Card, where the checkout offers it. Stripe handles the payment, and we never see the card number.",
          "Cash, against a receipt.",
        ],
      ],
    },
    {
      id: "installation",
      title: "Delivery, installation and training",
      content: [
        "They are in the price. We agree on a day with you once the payment has arrived, install the package in your shop, and train those who will use it. You provide access, a counter and a power socket.",
      ],
    },
    {
      id: "warranty",
      title: "Hardware warranty",
      content: [
        `The terminal, the printer and the drawer are under warranty for ${warranty}. Tell support about the fault and describe or show it; we say what happens next. Rights that the law gives you besides stay as they are.`,
      ],
      link: { label: "Get support", page: "support" },
    },
    {
      id: "licence",
      title: "Software licence",
      content: [
        "The licence is for life and for your own business. You may use the software for as long as you like without paying again. You may not copy it for others, rent it out or sell it on by itself.",
      ],
    },
    {
      id: "trial",
      title: "Free trial",
      content: [
        `The trial runs for ${trial}, costs nothing and ends by itself. Its codes are the same for everyone, so do not keep your customers’ details in it.`,
      ],
      link: { label: "Go to the free trial", page: "trialDownload" },
    },
    {
      id: "times",
      title: "How fast we answer",
      content: [
        `We call back within ${minutes(promises.callbackMinutes)}, send invoices within ${hours(promises.invoiceHours)}, answer e-mail within ${hours(promises.emailSupportHours)} and offer support ${ltr(business.hours.support)}. If we miss one of these times, tell us: you will get a person and an explanation.`,
      ],
    },
    {
      id: "chat",
      title: "The chat on this site",
      content: [
        "It is answered by a program, from the text of this site. It can be wrong. What counts is what your invoice and these terms say, or what one of us confirms in writing.",
      ],
    },
    {
      id: "referrals",
      title: "Referring others",
      content: [
        "Give us someone’s details only if they agreed to be called. This site states no reward for referrals.",
      ],
      link: { label: "Go to the referral page", page: "referral" },
    },
    {
      id: "content",
      title: "Texts, pictures and names",
      content: [
        "The texts, pictures and films of this site are ours. You may link to them and show them to others. Names and marks of other companies belong to those companies.",
      ],
    },
    {
      id: "liability",
      title: "What we are liable for",
      content: [
        "We are liable as the law of the United Arab Emirates provides, and nothing here takes from the rights it gives to buyers. We do not promise that this website is always reachable; if it is not, the phone is.",
      ],
    },
    {
      id: "law",
      title: "Law and courts",
      content: [
        `The law of the ${address.country.en} applies. If we cannot settle a dispute by talking, the courts of ${address.city.en} decide. The Arabic and the English text say the same; where they differ, the Arabic one counts.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      content: [
        "When we change these terms, the date on this page changes too. For an order, the terms of the day you ordered hold.",
      ],
    },
  ],
};
