import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { hours, price, trial } from "./amounts.ts";

const brand = business.brand.en;
const { emails, phones, promises } = business;

/** What is written to whoever sent a request. {number} and addresses come isolated, names as typed. */
export const email = {
  greeting: "Hello {name},",
  greetingWithoutName: "Hello,",
  number: "Request number",
  reach: {
    title: "To reach us",
    text: `Reply to this message, or call ${ltr(phones.sales)}. Mention {number} and we know what it is about.`,
    textWithoutNumber: `Reply to this message, or call ${ltr(phones.sales)}.`,
    whatsapp: "Continue on WhatsApp",
    call: "Call us",
    whatsappText: `Hello ${brand}, I have a question about my request {number}.`,
  },
  withdraw: {
    text: `You get this message because this address was given in a form on ${ltr("{site}")}. If that was not you, or you have changed your mind, write to us: we stop, and erase what you sent.`,
    link: "Withdraw and erase",
    /** Of the e-mail that the link opens. */
    subject: "Withdraw {number}",
    body: "Please stop working on this request and erase my details.",
  },

  paid: {
    text: `You get this message because this address was given with a payment by card on ${ltr("{site}")}. If that was not you, write to us and name the reference.`,
    link: "That was not me",
    subject: "Payment {number}",
    body: "I did not make this payment. Please look into it.",
  },

  quote: {
    subject: `Your quote {number}: {savings} less over two years`,
    title: "Your quote is ready",
    next: {
      whatsapp: "One of us writes to you on WhatsApp, at {phone}. Until then, here are the figures to keep.",
      phone: "One of us calls you at {phone}. Until then, here are the figures to keep.",
      email: "One of us writes to you at this address. Until then, here are the figures to keep.",
    },
    package: "The package, paid once",
    note: `The saving is an estimate against a typical subscription. The price is not: ${price}, with installation and training.`,
    workings: "See how it is worked out",
    order: "Order the package",
  },

  callback: {
    subject: "We will call you ({number})",
    title: "We have your request for a call",
    missed: "Not a good time after all? Reply with a better one.",
  },

  invoice: {
    subject: "Your invoice is on its way ({number})",
    title: "We have your request for an invoice",
    next: `The tax invoice comes to this address by {time}, UAE time: within ${hours(promises.invoiceHours)} of your request. The pro-forma invoice is ready now, with the bank details on it.`,
    proForma: "Open the pro-forma invoice",
    transfer: "Write {number} in the reference of the transfer, so that we know it is yours.",
  },

  referral: {
    subject: "Thank you for the referral",
    title: "Your referral has arrived",
    next: "We call them once and say that you sent us. If the number does not work, we write to you.",
    business: "Business",
    contact: "Contact person",
  },

  trial: {
    subject: `Your free trial for ${trial}`,
    title: "Your trial is ready",
    next: "The download, both codes and the nine steps are on your page. It needs a Windows computer; a phone can only read it.",
    page: "Open my trial page",
    help: `Stuck at a step? Reply with its number, or write to ${ltr(emails.support)}.`,
  },

  payment: {
    subject: "We have received {amount}, with thanks",
    title: "Your payment has arrived",
    invoice:
      "The tax invoice follows by e-mail. To have it made out to a company, reply with the company's name, address and TRN.",
  },

  /** What a chat of ours with the customer begins with, when the team taps WhatsApp in its own message. */
  firstWords: {
    quote_builder: `Hello {name}, this is ${brand}. You asked us for a quote ({number}).`,
    checkout_callback: `Hello {name}, this is ${brand}. You asked us to call you ({number}).`,
    checkout_invoice: `Hello {name}, this is ${brand}. You asked us for an invoice ({number}).`,
    referral: `Hello {name}, this is ${brand}. {referrer} thought that our point-of-sale package might suit you.`,
    trial: `Hello {name}, this is ${brand}. You are trying our software: how far have you come?`,
  },
};
