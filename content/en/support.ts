import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { hours, paper } from "./amounts.ts";

const { hardware } = business;
const roundTheClock = ltr(business.hours.support);
const office = business.hours.supportPages;

/** `module` is what the documentation site is asked for: {docs}?module=… */
export interface Guide {
  module: string;
  title: string;
  description: string;
}

const gettingStarted: Guide[] = [
  {
    module: "connect",
    title: "Unpack and connect",
    description: "Which cable goes where, and which light comes on first.",
  },
  {
    module: "sign-in",
    title: "The first sign-in",
    description: "Change the pass code before anyone else learns it, then add your cashiers.",
  },
  {
    module: "receipt",
    title: "Your shop on the receipt",
    description: "Name, address, TRN and the VAT line, in Arabic and English.",
  },
  { module: "items", title: "Items and prices", description: "Type them in, or bring a list from your old system." },
  {
    module: "first-day",
    title: "The first day",
    description: "Count the float, sell, count the drawer, read the day’s report.",
  },
];

const manuals: Guide[] = [
  {
    module: "selling",
    title: "Selling",
    description: "Discounts, price changes, taking goods back, a sale put on hold.",
  },
  { module: "stock", title: "Stock", description: "Receive a delivery, count a shelf, set when to reorder." },
  {
    module: "tables",
    title: "Tables and kitchen",
    description: "Open a table, move it, split the bill, send notes to the kitchen.",
  },
  {
    module: "staff",
    title: "Staff and permissions",
    description: "A login for each person, and who may refund or open the drawer.",
  },
  {
    module: "reports",
    title: "Reports and VAT",
    description: "The day, the month, and the VAT figures your accountant asks for.",
  },
];

const hardwareGuides: Guide[] = [
  {
    module: "terminal",
    title: "Touchscreen terminal",
    description: `Ports, cleaning and restarting the ${hardware.screenInches}-inch screen. Touch that lands beside the finger.`,
  },
  {
    module: "printer",
    title: "Receipt printer",
    description: `Change the ${paper} roll, clear a jam, cure faint print.`,
  },
  {
    module: "drawer",
    title: "Cash drawer",
    description: `The key, the lock and the tray for ${hardware.noteCompartments} notes and ${hardware.coinCompartments} coins. What to do when it stays shut.`,
  },
  {
    module: "scanner",
    title: "Barcode scanner",
    description: "Plug it in, test it, and what to do when it beeps but nothing appears.",
  },
];

export const support = {
  meta: {
    title: `POS guides, manuals and support | ${business.brand.en}`,
    description: `Guides for your till: first day, selling, stock, VAT reports, printer, drawer and scanner. Or reach a person ${business.hours.support} by phone and WhatsApp.`,
    keywords: [
      "POS support UAE",
      "POS installation guide",
      "receipt printer manual",
      "cash drawer help",
      "POS training guide",
    ],
  },
  title: "Guides, and people behind them",
  intro: "Look it up here if there is time. If there is a queue, call.",

  quickAccess: {
    label: "Quick help",
    faq: { title: "Questions before buying", text: "Price, warranty, VAT, internet cuts.", link: "Read the FAQ" },
    whatsapp: {
      title: "Something is not working",
      text: "Send a photo of the screen or the printer.",
      link: "Write on WhatsApp",
      message: `Hello ${business.brand.en}, I need help with my till. `,
    },
  },

  groups: {
    gettingStarted: {
      title: "Getting started",
      text: "From the closed boxes to the first day’s report.",
      items: gettingStarted,
    },
    manuals: {
      title: "Software manuals",
      text: "One for each part of the software that you use every day.",
      items: manuals,
    },
    hardware: {
      title: "Hardware guides",
      text: "For when the fault has a cable, a roll or a key.",
      items: hardwareGuides,
    },
  },
  docsNote: "The guides open on our documentation site.",

  hours: {
    title: "When we answer",
    lines: [
      { label: "Phone and WhatsApp support", value: roundTheClock },
      { label: `Office, ${office.days.en}`, value: ltr(office.time) },
      { label: "E-mail", value: `within ${hours(business.promises.emailSupportHours)}` },
    ],
    note: "All times are UAE time.",
    phone: { label: "Call support", number: ltr(business.phones.support) },
    email: { label: "Write to support", address: ltr(business.emails.support) },
  },
};
