import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { price } from "./amounts.ts";

const brand = business.brand.en;
const { claims } = business;
const askFor = (place: string) =>
  `Hello ${brand}, I run ${place} and would like to know how the complete package fits it.`;

/** The anchors of the sections, which the footer and the home page link to (spec 2). */
type Trade = "retail" | "restaurants" | "pharmacies" | "supermarkets";

export const industries = {
  meta: {
    title: `POS for shops, restaurants, pharmacies | ${brand}`,
    description:
      "What one POS package does in a shop, a restaurant, a pharmacy and a supermarket in the UAE: the features each counter uses, and what changes there.",
    keywords: [
      "retail POS UAE",
      "restaurant POS Dubai",
      "pharmacy POS UAE",
      "supermarket POS UAE",
      "cafe till",
      "grocery POS Sharjah",
    ],
  },

  hero: {
    title: "Four counters, one till",
    subtitle:
      "A tray of karak, a box of antibiotics and a trolley on a Friday are rung up differently. The hardware is the same; the software is set up for yours.",
    jumpLabel: "Choose your trade",
  },

  metrics: {
    title: "Our figures, trade by trade",
    items: [
      { value: ltr(claims.fasterRetailCheckout), label: "faster checkout in retail" },
      { value: ltr(claims.fewerOrderErrors), label: "fewer order errors in restaurants" },
      { value: ltr(claims.fewerStockouts), label: "fewer stockouts" },
      { value: ltr(claims.higherTableTurnover), label: "higher table turnover" },
    ],
  },

  labels: { features: "What you use", benefits: "What changes" },

  items: [
    {
      anchor: "retail" as Trade,
      title: "Retail shops",
      description:
        "Clothes, phones, gifts, tools. Many items, a few of each, and a customer who asks for the other size.",
      features: [
        "Sizes and colours under one item",
        "Serial numbers kept with the receipt",
        "Discounts by line, by basket, by date",
        "Exchange against the original receipt",
        "Stock for each branch, side by side",
      ],
      benefits: [
        "The answer to “do you have it in medium?” is on the screen",
        "A returned phone is the phone that you sold",
        "Sale prices end on the night they should",
      ],
      figures: [{ value: ltr(claims.fasterRetailCheckout), label: "faster checkout" }],
      cta: "Ask about your shop",
      whatsappText: askFor("a shop"),
    },
    {
      anchor: "restaurants" as Trade,
      title: "Restaurants and cafes",
      description:
        "Dining room, takeaway window and riders at the door, all wanting the same cook at eight in the evening.",
      features: [
        "A table plan with the time and the bill",
        "Kitchen tickets by station: grill, tea, cold",
        "Notes on a dish that the cook can read",
        "Split, move and merge bills",
        "Dine-in, takeaway and delivery, told apart",
      ],
      benefits: [
        "The second karak reaches the right table",
        "Riders take their bags by number, not by guess",
        "Tables are free again sooner, because the bill is ready",
      ],
      figures: [
        { value: ltr(claims.fewerOrderErrors), label: "fewer order errors" },
        { value: ltr(claims.higherTableTurnover), label: "higher table turnover" },
      ],
      cta: "Ask about your restaurant",
      whatsappText: askFor("a restaurant"),
    },
    {
      anchor: "pharmacies" as Trade,
      title: "Pharmacies",
      description: "Small boxes with long names, dates that matter, and a customer who should not wait while you look.",
      features: [
        "Batch number and expiry date for each box",
        "A list of what expires in the coming months",
        "Search by trade name or active ingredient",
        "Prescription number on the receipt",
        "Rights that keep refunds with the pharmacist",
      ],
      benefits: [
        "The older box leaves the shelf first",
        "Similar names stand apart before they are sold",
        "Returns to the supplier go out while they still count",
      ],
      figures: [{ value: ltr(claims.fewerPrescriptionErrors), label: "fewer prescription errors" }],
      cta: "Ask about your pharmacy",
      whatsappText: askFor("a pharmacy"),
    },
    {
      anchor: "supermarkets" as Trade,
      title: "Supermarkets and groceries",
      description:
        "From a corner grocery to six lanes: laban before sunrise, trolleys after Friday prayer, and cash all day.",
      features: [
        "Fast keys for bread, ice and phone cards",
        "Several lanes on one stock",
        "Shelf labels from the same price list",
        "Drawer counts by cashier and by shift",
        "Reorder lists by supplier",
      ],
      benefits: [
        "Prices on the shelf and at the till agree",
        "A short drawer has a name and an hour",
        "Laban is ordered before the fridge is empty",
      ],
      figures: [
        { value: ltr(claims.fewerStockouts), label: "fewer stockouts" },
        { value: ltr(claims.shorterCheckoutWaits), label: "shorter checkout waits" },
      ],
      cta: "Ask about your supermarket",
      whatsappText: askFor("a supermarket"),
    },
  ],

  /** What the rendered counters show, for those who do not see them. */
  pictures: {
    retail: "The till on a fashion shop’s counter, folded clothes beside it and a rail of garments behind",
    restaurants:
      "The till on a restaurant’s counter with tables on its screen, glasses of karak and spice jars around it",
    pharmacies: "The till on a pharmacy’s counter, medicine boxes and bottles beside it and shelves behind",
    supermarkets: "The till on a grocery’s counter, a crate of oranges, bottles of laban and a scanner beside it",
  },

  /** What each counter would see or print; made-up goods, and said to be. */
  samples: {
    retail: {
      caption: "An example from the screen: one item, two branches",
      item: "Abaya, black",
      branch: "Branch",
      sizes: ["52", "54", "56", "58"],
      rows: [
        { branch: "Deira", counts: [3, 1, 0, 2] },
        { branch: "Al Barsha", counts: [2, 4, 1, 0] },
      ],
      wanted: { size: "56", answer: "Size 56: one, in Al Barsha" },
    },
    restaurants: {
      caption: "An example from the kitchen: one ticket, as it prints",
      table: "Table 7",
      taken: { label: "Taken at", time: ltr("8:04 PM") },
      lines: [
        { count: 2, dish: "Karak", note: "less sugar" },
        { count: 1, dish: "Chicken shawarma", note: "no pickles, cut in four" },
        { count: 1, dish: "Lentil soup", note: "with the shawarma" },
      ],
    },
    pharmacies: {
      caption: "An example from the screen: what expires first",
      headers: { item: "Item", left: "Expires in", boxes: "Boxes" },
      rows: [
        { item: "Vitamin D drops", batch: `Batch\u00a0${ltr("2417")}`, left: "3\u00a0weeks", boxes: 12 },
        { item: "Children’s paracetamol", batch: `Batch\u00a0${ltr("0386")}`, left: "2\u00a0months", boxes: 6 },
        { item: "Nasal spray", batch: `Batch\u00a0${ltr("5520")}`, left: "4\u00a0months", boxes: 30 },
      ],
    },
    supermarkets: {
      caption: "An example from the shelf: the label and the till read one price",
      item: "Fresh laban, 1\u00a0litre",
      price: "AED\u00a06.50",
      code: "20000164",
      shelf: "On the shelf",
      till: "At the till",
    },
  },

  caseStudies: {
    title: "Before and after, at the counter",
    subtitle: "Three typical situations, and what the till changes in them.",
    resultsLabel: "Afterwards",
    items: [
      {
        title: "The abaya that was in the other branch",
        businessType: "Fashion shop, two branches",
        description:
          "The customer wants size 56 in black. The cashier rings the other branch, nobody picks up, and the customer leaves. Both branches counted their stock in a notebook, once a month.",
        results: [
          "Both branches see one stock",
          "The size is found while the customer is still there",
          "The monthly count starts from a printed list",
        ],
      },
      {
        title: "Forty orders between Maghrib and Isha",
        businessType: "Cafeteria with delivery",
        description:
          "Riders wait in the doorway, slips hang on a nail, and two bags go to the wrong tower. The owner writes the day’s total from memory at one in the morning.",
        results: [
          "Each bag carries a number, and so does its rider’s slip",
          "The kitchen reads the notes as they were taken",
          "The day’s total prints before the chairs are up",
        ],
      },
      {
        title: "The shelf of expired vitamins",
        businessType: "Pharmacy",
        description:
          "Stock is checked by hand in the quiet hours. New boxes go in front of old ones. At the year’s end a full shelf is written off.",
        results: [
          "Expiry dates are entered when the delivery arrives",
          "A list each month says what to sell or send back",
          "The till warns before an expired box is sold",
        ],
      },
    ],
  },

  cta: {
    title: "Yours is a fifth kind of counter?",
    text: `A barber’s, a flower stand, a school canteen: tell us what you sell and how. If the package does not fit, we would rather say so before you have paid ${price}.`,
    order: "Order the package",
    whatsapp: "Ask on WhatsApp",
    whatsappText: `Hello ${brand}, my counter is of another kind, and I would like to know whether the package fits it. I sell: `,
  },
};
