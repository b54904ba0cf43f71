import { business } from "#content/business.ts";
import { formatDay, formatMonth } from "#domain/language/dates.ts";
import { ltr } from "#domain/language/isolate.ts";
import { formatDirhams, pluralize } from "#domain/language/numbers.ts";
import type { PageId } from "#domain/pages.ts";
import { MAX_OUTLETS, MIN_OUTLETS } from "#domain/quote/outlets.ts";
import {
  competitorMonthly,
  days,
  dirhams,
  hours,
  minutes,
  paper,
  price,
  statedSaving,
  trial,
  warranty,
} from "./amounts.ts";
import { quote } from "./quote.ts";

const { promises, regulation, trialRequirements } = business;
const { eInvoicing } = regulation;
const office = business.hours.supportPages;

const day = (date: string) => formatDay(date, "en");

export interface FaqItem {
  id: string;
  question: string;
  answer: string;
  link?: { label: string; page: PageId };
}

const items: FaqItem[] = [
  {
    id: "price",
    question: "What does it cost, with everything?",
    answer: `${price}, paid once. That is the terminal, the receipt printer, the cash drawer, the software licence for life, installation in your shop and training for your cashiers. The order summary shows the VAT line and the total before you send anything.`,
    link: { label: "See the order summary", page: "checkout" },
  },
  {
    id: "box",
    question: "What is in the box?",
    answer: `A ${business.hardware.screenInches}-inch touchscreen terminal, a thermal receipt printer for ${paper} paper, a cash drawer with a lock, and the software. A barcode scanner is not one of the four. If you sell by barcode, ask for one with your order.`,
    link: { label: "See each piece with its specification", page: "products" },
  },
  {
    id: "monthly-fees",
    question: "Are there monthly fees?",
    answer:
      "No. The licence does not expire, nothing renews by itself, and the till does not stop because a payment did. We do not offer a monthly plan at all.",
  },
  {
    id: "savings",
    question: "You name several savings. Which one is mine?",
    answer: `Probably none of them to the dirham. Other providers quote ${competitorMonthly} a month; against that we state a saving of ${statedSaving}, or ${dirhams(business.price.savingPerYear)} a year and ${dirhams(business.price.savingOverFiveYears)} over five years. The quote builder works out two years for your own trade and outlets, and shows how.`,
    link: { label: "Work out your saving", page: "products" },
  },
  {
    id: "vat-receipt",
    question: "Will the receipts be right for VAT, with my TRN on them?",
    answer: `Yes. Your business name, address and TRN go into the software once, at installation. After that each receipt carries them, with VAT at ${ltr(`${regulation.vatPercent}%`)} on a line of its own. Have the ${regulation.trnDigits} digits of the TRN ready when we come. Not registered for VAT? Then the line stays off.`,
  },
  {
    id: "installation",
    question: "Who installs it, and is that charged apart?",
    answer:
      "We install it, in your shop, and that is in the price. Once you have paid, we call to agree on a day. You need a counter and a power socket. We leave when a receipt has printed.",
  },
  {
    id: "training",
    question: "My cashiers have never used a till like this. Who shows them?",
    answer:
      "The training is part of the installation: at your counter, with your own items. Selling, taking something back, opening and closing the drawer, reading the day’s report. When someone new starts later, the guides cover the same ground.",
    link: { label: "See the guides", page: "support" },
  },
  {
    id: "warranty",
    question: "What does the warranty cover, and for how long?",
    answer: `The hardware, for ${warranty}: terminal, printer and drawer. If one of them fails, send us a photo or a short film of the fault on WhatsApp. The software has no such date, because its licence is for life.`,
  },
  {
    id: "internet",
    question: "What happens when the internet is cut?",
    answer:
      "You go on selling. The software runs on the terminal itself and needs the internet to be set up, not to ring up a sale. What lives outside your shop has to wait for the line: the bank’s card machine if it uses the same connection, and delivery orders.",
  },
  {
    id: "languages",
    question: "Is it in Arabic or in English?",
    answer:
      "Both, and one receipt can carry both. Item names print as you type them, so write them in the languages your customers read. Our team answers in Arabic and English too.",
  },
  {
    id: "outlets",
    question: "I have more than one outlet. How many packages do I need?",
    answer: `One for each till; people who take turns at one till share it. The quote builder takes ${MIN_OUTLETS} to ${pluralize(MAX_OUTLETS, quote.savings.outletCount, "en")} and estimates the saving for all of them together. If you have more than ${MAX_OUTLETS}, talk to us first.`,
    link: { label: "Get a quote for your outlets", page: "products" },
  },
  {
    id: "data",
    question: "Who owns my sales figures?",
    answer:
      "You do: sales, stock, customers, all of it. You need no subscription to keep reading them, and we do not sell or share them. What this website keeps about you is a separate matter, and it is short.",
    link: { label: "What this website keeps", page: "privacy" },
  },
  {
    id: "payment",
    question: "How do I pay, and do I get an invoice?",
    answer: `By bank transfer, by credit card or in cash. Ask for an invoice at the checkout: it reaches you by e-mail within ${hours(promises.invoiceHours)}, in your company’s name and with your TRN if you have one. If you would rather talk first, choose Call Me and we ring within ${minutes(promises.callbackMinutes)}.`,
    link: { label: "Go to the checkout", page: "checkout" },
  },
  {
    id: "bank-transfer",
    question: "How long does a bank transfer take?",
    answer: `Allow ${ltr(promises.bankTransferDays)} business days until it reaches us. Put the invoice number in the reference, so that we know whose it is. Delivery and installation are arranged once it has arrived.`,
  },
  {
    id: "trial",
    question: "Can I try it before I pay?",
    answer: `Yes, for ${trial}, free, without a credit card and without filling in a form. Download it to a Windows computer you already have and sell your own items on it.`,
    link: { label: "Download the free trial", page: "trialDownload" },
  },
  {
    id: "support",
    question: `Is support really there ${ltr(business.hours.support)}?`,
    answer: `That is what we promise: local support ${ltr(business.hours.support)}, by phone and WhatsApp. The office keeps shorter hours, ${office.days.en}, ${ltr(office.time)}, and e-mail is answered within ${hours(promises.emailSupportHours)}. If the queue is waiting, call rather than write.`,
  },
  {
    id: "e-invoicing",
    question: "What about the UAE’s new e-invoicing?",
    answer: `As of ${formatMonth(eInvoicing.checked, "en")}: it concerns invoices to other businesses and to government. Receipts to consumers are out of its scope for now. It has been open to volunteers since ${day(eInvoicing.voluntaryFrom)}. With revenue of AED\u00a0${eInvoicing.thresholdMillions}\u00a0million or more, you had until ${day(eInvoicing.large.appointBy)} to appoint an accredited provider, and go live on ${day(eInvoicing.large.liveFrom)}. Below that, you have until ${day(eInvoicing.other.appointBy)}, and go live on ${day(eInvoicing.other.liveFrom)}. A till does not replace the accredited provider. Check the dates with your accountant or the Ministry of Finance before you rely on them.`,
  },
  {
    id: "windows",
    question: "Which Windows does the trial need?",
    answer: `${ltr(trialRequirements.windows)}, with ${trialRequirements.memoryGb}\u00a0GB of memory (${trialRequirements.memoryRecommendedGb}\u00a0GB is better) and ${trialRequirements.diskMb}\u00a0MB of free disk. It does not run on a Mac, an iPad or an Android tablet. If you buy the package, the terminal comes with the software on it.`,
  },
  {
    id: "stock-list",
    question: "I have thousands of items in my old system. Must I type them in again?",
    answer:
      "Ask your old system for a list first: most can export one to Excel or CSV. Send it to us on WhatsApp before the installation. We look at it and tell you what can be brought over and what has to be typed. Names, barcodes and prices matter most.",
  },
];

export const faq = {
  meta: {
    title: `POS questions UAE shop owners ask | ${business.brand.en}`,
    description: `The price, VAT receipts, installation, warranty, internet cuts, e-invoicing, the ${days(business.trialDays)} of trial: plain answers before you buy a till.`,
    keywords: [
      "POS FAQ UAE",
      "POS price Dubai",
      "VAT receipt TRN",
      "POS without internet",
      "POS warranty UAE",
      "e-invoicing UAE till",
    ],
  },
  title: "What shop owners ask before they buy",
  intro: "The questions that come up on the phone, with the answers we give there.",
  inShort: {
    title: "The short answers",
    lines: [
      { label: "Complete package", value: price },
      { label: "Every month after", value: formatDirhams(0, "en") },
      { label: "Hardware warranty", value: warranty },
      { label: "Free trial", value: trial },
      { label: "Support", value: ltr(business.hours.support) },
    ],
  },
  items,
  contact: {
    title: "Yours is not here?",
    text: "Ask a person. A photo of your counter or of your old till helps us answer.",
    whatsapp: {
      label: "Ask on WhatsApp",
      text: `Hello ${business.brand.en}, I have read the FAQ and have one more question: `,
    },
    phone: { label: "Call us", number: ltr(business.phones.support) },
  },
};
