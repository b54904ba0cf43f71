import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import type { CallbackRequest, InvoiceRequest } from "#domain/lead/checkout-requests.ts";
import type { PreferredTime } from "#domain/lead/sources.ts";
import { slotText } from "#domain/promises/callback-slots.ts";
import { hours, minutes, paper, price, statedSaving, warranty } from "./amounts.ts";
import { quote } from "./quote.ts";

const brand = business.brand.en;
const { callbackSlots, hardware, phones, emails, promises, regulation } = business;
const bankDays = `${ltr(promises.bankTransferDays)} business days`;

/** Toasts keep the specification's wording to the letter, plain spaces included. */
const toTheLetter = (text: string) => text.replaceAll("\u00a0", " ");

export interface FieldCopy {
  label: string;
  hint?: string;
  /** A question that a tooltip answers. */
  help?: { label: string; text: string };
  /** First choice of a list, while nothing is chosen. */
  prompt?: string;
}

const contactFields = {
  businessName: { label: quote.fields.businessName, hint: "As the sign over the door says" },
  contactPerson: { label: quote.fields.contactPerson },
  phone: { label: quote.fields.phone, hint: quote.fields.phoneHint },
};

const invoiceFields: Record<keyof InvoiceRequest, FieldCopy> = {
  ...contactFields,
  email: { label: quote.fields.email, hint: "The invoice goes here" },
  companyName: { label: "Company name", hint: "As on the trade licence; it is printed on the invoice" },
  trn: {
    label: "TRN",
    hint: `Tax registration number, ${regulation.trnDigits} digits, if you have one`,
    help: {
      label: "Where do I find my TRN?",
      text: "On the VAT registration certificate of the Federal Tax Authority. Spaces and dashes do not matter. Without one, leave the field empty.",
    },
  },
  emirate: { label: quote.fields.emirate, prompt: quote.fields.emiratePrompt },
  address: { label: "Address", hint: "Building, street and area" },
};

const callbackFields: Record<keyof CallbackRequest, FieldCopy> = {
  ...contactFields,
  email: { label: quote.fields.email, hint: "In case the line is busy" },
  preferredTime: { label: "When shall we call?" },
};

const preferredTimes: Record<PreferredTime, string> = {
  now: "Now",
  morning: `Morning (${ltr(slotText(callbackSlots.morning))})`,
  afternoon: `Afternoon (${ltr(slotText(callbackSlots.afternoon))})`,
  evening: `Evening, the day after (${ltr(slotText(callbackSlots.evening))})`,
};

const invoiceDetails = `Business: {businessName}
Contact: {contactPerson}
Phone: {phone}
E-mail: {email}
Company: {companyName}
TRN: {trn}
Emirate: {emirate}
Address: {address}`;

const callbackDetails = `Business: {businessName}
Contact: {contactPerson}
Phone: {phone}
E-mail: {email}
Preferred time: {preferredTime}`;

export const checkout = {
  meta: {
    title: `Order the POS package for ${price} | ${brand}`,
    description: `Order the till, printer, drawer and licence for ${price}. Ask for an invoice and pay by bank transfer, or have us call you within ${minutes(promises.callbackMinutes)}.`,
    keywords: [
      "buy POS system UAE",
      "POS invoice bank transfer",
      "POS package price",
      "order till Dubai",
      "cash register UAE buy",
    ],
  },
  title: "Order the package",
  intro: "Ask for the invoice, or ask us to call. Sending a request charges nothing.",
  loading: "Loading the checkout…",

  summary: {
    title: "Order summary",
    product: "Complete package",
    inside: "What the price holds",
    items: [
      { item: `${hardware.screenInches}-inch touchscreen terminal`, amount: "1" },
      { item: `Thermal receipt printer, ${paper}`, amount: "1" },
      { item: "Cash drawer with lock", amount: "1" },
      { item: "Software licence", amount: "for life" },
    ],
    alsoIncluded: `Installation, training and a hardware warranty for ${warranty} are in the price.`,
    subtotal: "Subtotal",
    vat: `VAT (${ltr(`${business.price.vatPercent}%`)})`,
    total: "Total",
    once: "Paid once. No monthly fees.",
    saving: { label: "Saving against monthly subscriptions", amount: statedSaving },
  },

  tabs: { label: "How would you like to order?", invoice: "Invoice/Bank Transfer", callback: "Call Me", card: "Card" },
  optional: quote.optional,
  submitting: quote.submitting,
  fillFirst: "The button works once the required fields are filled in.",
  stillEmpty: "Still empty: {fields}",
  refused: quote.refused,
  privacy: { text: "Used for answering this request. No newsletter.", link: "What we keep" },
  notDelivered: quote.notDelivered,

  invoice: {
    title: "Have the invoice sent",
    intro: `It reaches you by e-mail within ${hours(promises.invoiceHours)}. You pay by bank transfer, which takes ${bankDays}.`,
    fields: invoiceFields,
    noTrn: "No TRN provided",
    submit: "Request the invoice",
    toasts: {
      success: {
        title: "Invoice Request Sent!",
        description: toTheLetter(
          `We will send your invoice within ${hours(promises.invoiceHours)}. You can pay via bank transfer.`,
        ),
      },
      failure: { title: "Request Failed", description: "Please try again or contact us directly." },
    },
    success: {
      title: "We have your request",
      number: "Request number",
      nextTitle: "What happens next",
      steps: [
        { title: `By ${ltr("{time}")}, UAE time`, text: `The invoice is in your inbox: ${ltr("{email}")}` },
        {
          title: "You transfer the amount",
          text: `Write ${ltr("{leadId}")} in the reference. The transfer takes ${bankDays}.`,
        },
        { title: "We call", text: "To agree on a day for delivery, installation and training." },
      ],
      proForma: { link: "Open the pro-forma invoice", text: "To print, or to pass on to whoever makes the payment." },
      whatsapp: "Continue on WhatsApp",
      another: "Send another request",
    },
    whatsappText: `Hello ${brand}, I have asked for the invoice for the package (${price}).
Request number: {leadId}
${invoiceDetails}`,
    whatsappFallbackText: `Hello ${brand}, please send me the invoice for the package (${price}).
${invoiceDetails}`,
    received: {
      meta: { title: `Invoice requested | ${brand}`, description: "Your request for an invoice has been received." },
    },
  },

  callback: {
    title: "Have us call you",
    intro: `Choose Now and we call within ${minutes(promises.callbackMinutes)}. Or choose a time that suits the shop.`,
    fields: callbackFields,
    preferredTimes,
    anyTime: "Any time",
    submit: "Request the call",
    toasts: {
      success: {
        title: "Call-back Scheduled!",
        description: toTheLetter(
          `Our team will call you within ${minutes(promises.callbackMinutes)} to complete your purchase.`,
        ),
      },
      failure: { title: "Request Failed", description: "Please try again or contact us directly on WhatsApp." },
    },
    success: {
      title: "We will call you",
      number: "Request number",
      nextTitle: "What happens next",
      /** One of the three: called at once, in a slot ({slot} is one of the facts' callbackSlots), or when the office opens. */
      soon: `Expect our call at ${ltr("{phone}")} by ${ltr("{time}")}, UAE time.`,
      slot: `Expect our call at ${ltr("{phone}")} on {day}, ${ltr("{slot}")}, UAE time.`,
      /** Beside the last two, since the toast says minutes. */
      notSoon: `The ${minutes(promises.callbackMinutes)} are for calls asked for now, while the office is open.`,
      outsideHours: `The office is closed at this hour. We call ${ltr("{phone}")} on {day} at ${ltr("{time}")}, UAE time, when it opens. If it cannot wait, support answers ${ltr(business.hours.support)}.`,
      steps: [
        {
          title: "On the phone",
          text: "We answer your questions, take the order, and agree on how you pay and when we install.",
        },
        { title: "Afterwards", text: `The invoice comes by e-mail to ${ltr("{email}")}` },
      ],
      whatsapp: "Continue on WhatsApp",
      another: "Send another request",
    },
    whatsappText: `Hello ${brand}, I have asked you to call me about the package (${price}).
Request number: {leadId}
${callbackDetails}`,
    whatsappFallbackText: `Hello ${brand}, please call me about the package (${price}).
${callbackDetails}`,
    received: {
      meta: { title: `Call requested | ${brand}`, description: "Your request for a call has been received." },
    },
  },

  card: {
    title: "Pay by card",
    intro: "{total}, in one charge. Nothing recurs.",
    privacy:
      "The card form comes from Stripe, and is loaded only because you opened this tab. We never see the card number.",
    fields: {
      customerName: { label: "Your name" },
      customerEmail: { label: quote.fields.email, hint: "So that we can reach you about the delivery" },
      card: { label: "Card details" },
    },
    settingUp: "Setting up secure payment…",
    pay: "Pay {total}",
    processing: "Processing payment…",
    setupError: {
      title: "Payment Setup Error",
      description: "We're having trouble setting up your payment. Please try again or contact support.",
      retry: "Try Again",
    },
    failed: {
      title: "Payment Failed",
      description: "The payment did not go through. Try again, use another card, or ask for the invoice instead.",
      retry: "Try Again",
    },
    successful: {
      title: "Payment Successful",
      description: "Our team will contact you to arrange delivery and installation.",
      reference: "Payment reference",
    },
    pending: {
      title: "Your bank is still deciding",
      description:
        "Please do not pay a second time. This page asks again every few seconds, and once the payment has gone through you have an e-mail from us.",
    },
  },

  assistance: {
    title: "Rather talk it through?",
    text: "Ask about the hardware, the invoice or the day of installation before you order.",
    phone: { label: "Call us", number: ltr(phones.checkout) },
    whatsapp: {
      label: "Ask on WhatsApp",
      text: `Hello ${brand}, I am about to order the package for ${price} and have a question.`,
    },
    email: { label: "Write to us", address: ltr(emails.sales) },
  },

  received: { backToCheckout: "Back to the checkout", backHome: quote.received.backHome },

  proForma: {
    meta: {
      title: `Pro-forma invoice {number} | ${brand}`,
      description: "A pro-forma invoice for the complete point-of-sale package.",
    },
    title: "Pro-forma invoice",
    notTaxInvoice: "This is not a tax invoice. That one follows by e-mail.",
    number: "Number",
    date: "Date",
    seller: "Seller",
    buyer: "Buyer",
    trn: "TRN",
    noTrn: "No TRN provided",
    licence: "Trade licence",
    attention: "Attention",
    phone: quote.fields.phone,
    email: quote.fields.email,
    columns: { item: "Item", quantity: "Quantity", unitPrice: "Unit price", amount: "Amount" },
    line: {
      title: "Complete point-of-sale package",
      details: `${hardware.screenInches}-inch touchscreen terminal, thermal receipt printer ${paper}, cash drawer with lock, software licence for life. Installation, training and hardware warranty for ${warranty} included.`,
    },
    bank: {
      title: "Pay by bank transfer to",
      name: "Bank",
      accountName: "Account name",
      iban: "IBAN",
      swift: "SWIFT code",
      reference: "Reference",
      note: `Please write the reference in the transfer. It takes ${bankDays}; delivery and installation are arranged once it has arrived.`,
    },
    print: "Print",
  },
};
