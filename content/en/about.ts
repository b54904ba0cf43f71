import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { price } from "./amounts.ts";

const brand = business.brand.en;
const { address, claims, foundedYear, milestones } = business;

export const about = {
  meta: {
    title: `About us: one till, sold in the UAE | ${brand}`,
    description: `Who sells the ${price} till: in business since ${foundedYear}, at home in ${address.city.en}, with one package at one price. Certifications, milestones and where to find us.`,
    keywords: ["POS company Dubai", "POS supplier UAE", "point of sale company", "ISO 9001", "PCI DSS"],
  },

  hero: {
    title: `${ltr(claims.years)} years behind other people’s counters`,
    subtitle: `We have sold tills since ${foundedYear}. A till is a tool: it should be paid for, work, and be forgotten. So we sell one package at one price, and come to your shop to set it up.`,
  },

  stats: [
    { value: ltr(claims.businesses), label: "businesses" },
    { value: ltr(claims.years), label: "years" },
    { value: claims.countries as string, label: "countries" },
    { value: ltr(claims.uptime), label: "uptime" },
  ],

  features: {
    title: "How we work",
    items: [
      {
        icon: "package",
        title: "One package",
        description: "Not three plans with the useful part in the third. A grocery and a restaurant get the same box.",
      },
      {
        icon: "receipt",
        title: "One price, on every page",
        description: `${price}, printed on the first screen. You do not leave a phone number to learn it.`,
      },
      {
        icon: "languages",
        title: "Two languages",
        description:
          "Your cashier may read English, your accountant Arabic. The till, the receipt and this site speak both.",
      },
      {
        icon: "map-pin",
        title: "At your counter",
        description: "Installation and training happen where the till will stand, with your items and your cashiers.",
      },
    ],
  },

  certifications: {
    title: "Checked by others",
    subtitle: "What each of these stands for, in a line.",
    items: [
      {
        id: "iso-9001",
        name: ltr("ISO 9001"),
        label: "Quality management",
        description:
          "The international standard for work that is written down, checked and put right when it goes wrong.",
      },
      {
        id: "pci-dss",
        name: ltr("PCI DSS"),
        label: "Card data security",
        description:
          "The card industry’s own rules for handling card numbers, so that they do not end up where they should not.",
      },
      {
        id: "card-partner",
        name: "Card payment partner",
        label: "At the till",
        description: "Card and phone payments are taken beside the till, and the amount is not typed twice.",
      },
    ],
  },

  timeline: {
    title: "Milestones",
    milestones: [
      {
        year: String(foundedYear),
        title: "The first till",
        description: "We begin with shops: barcodes, a drawer and a printer that does not jam on a Thursday evening.",
      },
      {
        year: String(milestones.restaurants),
        title: "Tables and kitchens",
        description:
          "Restaurants and cafes join. The till learns to split a bill nine ways and to say “less sugar” to the kitchen.",
      },
      {
        year: String(milestones.vat),
        title: "VAT comes to the UAE",
        description: "From January every receipt needs a tax line and a TRN. Ours print both, in two languages.",
      },
      {
        year: String(milestones.onePackage),
        title: "One package, one price",
        description: `We put everything a counter needs into one box, and one figure on it: ${price}.`,
      },
    ],
  },

  location: {
    title: "Where we are",
    description:
      "Come by with your questions, or let us come to your counter. For a visit, send a message first so that somebody has time.",
    address: `${address.street.en}, ${address.city.en}, ${address.country.en}`,
    directions: "Get directions",
  },

  cta: {
    title: "Ask us something difficult",
    text: "How it handles your busiest hour, your oddest item, your strictest accountant. Or order, if you know already.",
    contact: "Contact us",
    order: "Order the package",
  },
};
