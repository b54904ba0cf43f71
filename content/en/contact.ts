import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { hours, price } from "./amounts.ts";

const brand = business.brand.en;
const { address, emails, mapProvider, phones, promises } = business;

export const contact = {
  meta: {
    title: `Contact: WhatsApp, phone, address in ${address.city.en} | ${brand}`,
    description: `Ask about the ${price} till: WhatsApp, phone, e-mail answered within ${promises.emailSupportHours}\u00a0hours, opening hours, and the way to our office in ${address.city.en}.`,
    keywords: ["POS contact Dubai", "POS demo UAE", "POS support phone", "point of sale WhatsApp", "POS office Dubai"],
  },

  hero: {
    title: "Talk to a person",
    subtitle:
      "Tell us what you sell and from how many counters. The price you know already; ask about everything else.",
  },

  details: {
    title: "How to reach us",
    address: {
      label: "Address",
      text: `${address.street.en}, ${address.city.en}, ${address.country.en}`,
    },
    phone: {
      label: "Phone",
      numbers: [
        { label: "Sales", number: ltr(phones.sales) },
        { label: "Support", number: ltr(phones.support) },
        { label: "Free from inside the UAE", number: ltr(phones.tollFree) },
      ],
    },
    email: {
      label: "E-mail",
      addresses: [
        { label: "Sales", address: ltr(emails.sales) },
        { label: "Support", address: ltr(emails.support) },
      ],
      note: `Support answers within ${hours(promises.emailSupportHours)}.`,
    },
    hours: {
      label: "Opening hours",
      days: business.hours.contactPage.days.en as string,
      time: ltr(business.hours.contactPage.time),
      zone: "UAE time",
      support: { label: "Support", time: ltr(business.hours.support) },
    },
  },

  quickActions: {
    title: "Quickest first",
    items: [
      {
        id: "whatsapp",
        title: "Ask on WhatsApp",
        description: "Your first message is written already. Add your question and send it.",
        cta: "Open WhatsApp",
        whatsappText: `Hello ${brand}, I have a question about the complete point-of-sale package for ${price}.`,
      },
      {
        id: "demo",
        title: "Book a demo",
        description: "Tell us a day and an hour on WhatsApp, and we show you the till with items like yours.",
        cta: "Book a demo",
        whatsappText: `Hello ${brand}, I would like to book a demo of the complete point-of-sale package. My business is: `,
      },
    ],
  },

  map: {
    title: "Find us",
    load: "Show the map",
    note: `The map comes from ${mapProvider.en}. Nothing is fetched from there until you press the button.`,
    pictureAlt: `Drawn map with our office in ${address.city.en}`,
    frameTitle: `Map of our office, from ${mapProvider.en}`,
    directions: "Get directions",
    directionsNote: `Opens ${mapProvider.en} with the way to us.`,
    labels: {
      mainRoad: "Sheikh Zayed Road",
      districts: { gulf: "Arabian Gulf", jumeirah: "Jumeirah", wasl: "Al Wasl" },
      landmarks: { tower: "Burj Khalifa", financialCentre: "Financial Centre" },
    },
  },

  locationBenefits: {
    title: "Why it matters that we are here",
    items: [
      {
        icon: "clock",
        title: "Your hour is our hour",
        description: "When the queue is at your counter, it is the same time of day at our desk.",
      },
      {
        icon: "map-pin",
        title: "We come to the shop",
        description:
          "Installation and training happen at your counter. A parcel with a manual does not train a cashier.",
      },
      {
        icon: "languages",
        title: "Arabic or English",
        description: "Write in the one you think in. You are answered in the same.",
      },
      {
        icon: "receipt",
        title: "The same tax rules",
        description: "VAT, TRN, tax invoices: you do not have to explain them to us first.",
      },
    ],
  },
};
