import { business } from "#content/business.ts";
import { about } from "#content/en/about.ts";
import { hours, minutes, price } from "#content/en/amounts.ts";
import { faq } from "#content/en/faq.ts";
import { referral as referralPage } from "#content/en/referral.ts";
import { answerOn, type ChatAnswers } from "#domain/chat/answer.ts";
import { ltr } from "#domain/language/isolate.ts";

const { address, brand, claims, emails, foundedYear, legalName, phones, promises, tradeLicence } = business;
const fromFaq = (id: string) => answerOn("faq", faq.items, id);
const callback = minutes(promises.callbackMinutes);
const office = business.hours;

export const company = {
  company: {
    text: `${brand.en} is run by ${legalName.en} in ${address.city.en}, trade licence ${ltr(tradeLicence)}. We have sold tills since ${foundedYear}; today it is one package at one price, ${price}.`,
    page: "about",
  },
  "company-age": { text: `Since ${foundedYear}: ${ltr(claims.years)} years.`, page: "about" },
  "company-countries": { text: `We state businesses in ${claims.countries} countries.`, page: "about" },
  "company-customers": {
    text: `We state ${ltr(claims.businesses)} businesses in ${claims.countries} countries. The home page has reviews from a grocery, a tea shop, a pharmacy and a mini mart, each ${ltr(`${claims.rating} / 5`)}.`,
    page: "home",
  },
  uptime: {
    text: `We state an uptime of ${ltr(claims.uptime)}. The software runs on the terminal itself, so that a cut of the internet does not stop your sales.`,
    page: "about",
  },
  certificates: {
    text: about.certifications.items
      .map(({ name, label }) => `${name}: ${label.toLowerCase()}`)
      .join(". ")
      .concat("."),
    page: "about",
  },
  "e-invoicing": fromFaq("e-invoicing"),
  "data-ownership": { ...fromFaq("data"), page: "faq" },
  privacy: {
    text: `What you write here goes to our server with the last few messages, so that the answer fits, and is not kept there; please leave card numbers out. Forms keep what you send in order to answer you, and nothing is sold. Our pages set no cookies. For a copy, or to have it erased, write to ${ltr(emails.privacy)}.`,
    page: "privacy",
  },
  terms: {
    text: "The terms page has them all: price, payment, installation, warranty, licence, trial. Asking for an invoice or a call is not an order; you have ordered when you pay.",
    page: "terms",
  },
  referral: {
    text: `${referralPage.intro} ${referralPage.expect.reward}`,
    page: "referral",
  },
  address: {
    text: `${address.street.en}, ${address.city.en}, ${address.country.en}. Send a message before you come, so that somebody has time for you.`,
    page: "contact",
    actions: ["whatsapp"],
  },
  hours: {
    text: `The contact page gives ${office.contactPage.days.en}, ${ltr(office.contactPage.time)}; the support page gives the office as ${office.supportPages.days.en}, ${ltr(office.supportPages.time)}. Support is there ${ltr(office.support)}. For Ramadan and public holidays no other hours are given, so call before you come.`,
    page: "contact",
    actions: ["call"],
  },
  phone: {
    text: `Sales ${ltr(phones.sales)}, support ${ltr(phones.support)}, and free from inside the UAE ${ltr(phones.tollFree)}.`,
    page: "contact",
    actions: ["call", "whatsapp"],
  },
  email: {
    text: `${ltr(emails.sales)} for sales and ${ltr(emails.support)} for support, answered within ${hours(promises.emailSupportHours)}.`,
    page: "contact",
  },
  whatsapp: {
    text: `Our WhatsApp number is ${ltr(phones.whatsapp)}. The button opens a chat with your question in it.`,
    page: "contact",
    actions: ["whatsapp"],
  },
  "call-back": {
    text: `Gladly. Leave your number at the checkout under Call Me, choose a time, and we ring. If you choose Now, it is within ${callback}. Please don’t write your number here.`,
    page: "checkout",
    actions: ["callback", "call"],
  },
  "talk-to-person": {
    text: `Of course. WhatsApp is quickest, or call sales at ${ltr(phones.sales)}. If you would rather be called, we ring within ${callback}.`,
    page: "contact",
    actions: ["whatsapp", "call", "callback"],
  },
  complaint: {
    text: `I am sorry. Please tell a person, so that it is put right: support answers ${ltr(office.support)} at ${ltr(phones.support)} and on WhatsApp, or write to ${ltr(emails.support)}.`,
    page: "contact",
    actions: ["call", "whatsapp"],
  },
} satisfies Partial<ChatAnswers>;
