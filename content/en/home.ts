import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { COMPARED_MONTHS, competitorCosts } from "#domain/quote/savings.ts";
import {
  competitorMonthly,
  dirhams,
  hours,
  minutes,
  paper,
  price,
  statedSaving,
  times,
  trial,
  warranty,
  years,
} from "./amounts.ts";

const brand = business.brand.en;
const { claims, hardware, phones, emails, demos, promises, regulation } = business;
const screen = `${hardware.screenInches}-inch`;
const roundTheClock = ltr(business.hours.support);
const vatIncluded = `incl. ${regulation.vatPercent}% VAT`;
const officeHours = `${business.hours.supportPages.days.en}, ${ltr(business.hours.supportPages.time)}`;

export const home = {
  meta: {
    title: `POS system in the UAE, ${price} paid once | ${brand}`,
    description: `A ${screen} till, receipt printer, cash drawer and lifetime software for ${price}. Installed in your shop in the UAE, with no monthly fee.`,
    keywords: [
      "POS system UAE",
      "point of sale Dubai",
      "restaurant POS UAE",
      "supermarket till",
      "pharmacy POS",
      "POS without monthly fees",
    ],
  },

  hero: {
    trustBadge: `${ltr(claims.businesses)} businesses in ${claims.countries} countries`,
    /** Joined as they stand; the price is the part to underline. */
    title: { before: "The whole till for ", price, after: ", paid once" },
    subtitle: `A ${screen} touchscreen, a receipt printer, a locking cash drawer and software that stays yours. We set it up on your counter and train your cashiers.`,
    valueProps: [
      "No monthly fees",
      "Installation and training on site, free",
      `Hardware warranty for ${warranty}`,
      `Local support ${roundTheClock}`,
    ],
    ctaPrimary: "Work out your saving",
    ctaSecondary: `Try it free for ${trial}`,
    ctaNote: "No credit card for the trial.",
    bills: {
      title: `Your bills over ${years(COMPARED_MONTHS / 12)}`,
      ours: { label: "This package", amount: `${price}, ${times(1)}` },
      others: { label: "Other providers in the UAE", amount: `${competitorMonthly}, ${times(COMPARED_MONTHS)}` },
    },
    trustIndicators: [
      { value: ltr(claims.businesses), label: "businesses" },
      { value: ltr(claims.years), label: "years at the counter" },
      { value: claims.countries as string, label: "countries" },
      { value: ltr(claims.uptime), label: "uptime" },
    ],
    priceCard: {
      title: "Complete package",
      subtitle: "One shop, one till, one payment",
      badge: "No monthly fees",
      lines: [
        { item: `${screen} touchscreen terminal`, amount: "1" },
        { item: `Thermal receipt printer, ${paper}`, amount: "1" },
        { item: "Cash drawer with lock", amount: "1" },
        { item: "Software licence", amount: "for life" },
        { item: "Installation and training", amount: "free" },
        { item: "Hardware warranty", amount: warranty },
      ],
      total: { label: "Total", amount: price },
      nextMonth: { label: "Next month", amount: formatDirhams(0, "en") },
      thanks: "Thank you. That was the only bill.",
      cta: "Buy now",
    },
    imageAlt: "Touchscreen terminal, receipt printer and cash drawer on a shop counter",
  },

  demos: {
    title: "See it at work",
    subtitle: "What the cashier sees: a grocery counter in the morning, a restaurant floor on a Friday.",
    tabsLabel: "Choose a demo",
    minutesLabel: "minutes",
    viewsLabel: "views",
    cta: "Free trial",
    ctaNote: `Install it on your own Windows computer and use it for ${trial}.`,
    tabs: {
      retail: {
        label: "Retail",
        heading: "A queue at the counter, cleared",
        features: [
          "Scan the barcode, or find the item by name",
          "Discount a line or the whole basket",
          "Cash tendered and change due in large figures",
          "VAT receipt in Arabic and English with your TRN",
          "Refund against the original receipt",
        ],
        minutes: ltr(demos.retail.minutes),
        views: ltr(demos.retail.views),
        poster: "From the first barcode to the closed drawer",
        caption: "Laban, dates and a box of water: scanned, paid in cash, receipt printed.",
        screen: {
          label: "The till’s screen in a grocery: keys for items, the basket, the cash received and the change due",
          place: "Al Sidra Grocery",
          cashier: "Till 1, Noura",
          groups: ["Favourites", "Dairy", "Bakery", "Drinks"],
          items: {
            laban: "Laban",
            dates: "Dates",
            water: "Water",
            bread: "Bread",
            eggs: "Eggs, 30",
            milk: "Milk",
            bananas: "Bananas",
            apples: "Apples",
            rice: "Rice",
            tea: "Karak tea",
            juice: "Juice",
            biscuits: "Biscuits",
          },
          total: "Total",
          vat: vatIncluded,
          cash: "Cash",
          change: "Change",
        },
      },
      hospitality: {
        label: "Hospitality",
        heading: "Table seven wants two more karak",
        features: [
          "Open tables at a glance, with what each one owes",
          "Dine-in, takeaway and delivery orders on one screen",
          "Notes to the kitchen: less sugar, no onion",
          "Split the bill by guest or by item",
          "Move an order when the guests change tables",
        ],
        minutes: "",
        views: ltr(demos.hospitality.views),
        poster: "From the first order to the split bill",
        caption: "A family table on a Friday: ordered, changed, split and paid.",
        screen: {
          label: "The till’s screen in a restaurant: the tables with what each one owes, and the order of table seven",
          place: "Al Majlis Kitchen",
          cashier: "Floor, Imran",
          states: { free: "Free", seated: "Seated", bill: "Bill asked" },
          table: "Table",
          guests: "4 guests",
          dishes: {
            grill: { name: "Mixed grill", note: "no onion" },
            biryani: { name: "Chicken biryani", note: "" },
            fattoush: { name: "Fattoush", note: "" },
            karak: { name: "Karak", note: "less sugar" },
          },
          total: "Total",
          vat: vatIncluded,
          toKitchen: "To the kitchen",
          split: "Split the bill",
        },
      },
    },
  },

  competitorComparison: {
    title: "One payment, or one every month",
    subtitle: `Other providers in the UAE quote ${competitorMonthly} a month. Here is what that buys, line by line.`,
    tableHeaders: { feature: "What you get", epos: brand as string, competitor: "Monthly subscription" },
    rows: [
      {
        feature: "Price",
        eposValue: `${price}, once`,
        competitorValue: `${competitorMonthly} every month`,
        highlight: true,
      },
      {
        feature: "After one year",
        eposValue: `You keep ${dirhams(business.price.savingPerYear)}`,
        competitorValue: "Twelve bills paid",
        highlight: true,
      },
      {
        feature: "After five years",
        eposValue: `You keep ${dirhams(business.price.savingOverFiveYears)}`,
        competitorValue: "Sixty bills paid",
        highlight: true,
      },
      {
        feature: "Terminal, printer, drawer",
        eposValue: "In the price",
        competitorValue: `About ${formatDirhams(competitorCosts.hardware, "en")} an outlet`,
        highlight: false,
      },
      {
        feature: "Installation and training",
        eposValue: "Free, in your shop",
        competitorValue: `About ${formatDirhams(competitorCosts.setup, "en")} an outlet`,
        highlight: false,
      },
      {
        feature: "Support",
        eposValue: `${roundTheClock}, from the UAE`,
        competitorValue: `About ${formatDirhams(competitorCosts.monthlySupport, "en")} a month`,
        highlight: false,
      },
      {
        feature: "Software licence",
        eposValue: "For life",
        competitorValue: "Until you stop paying",
        highlight: false,
      },
    ],
    conclusion: {
      before: "Against monthly subscriptions, you save ",
      saving: statedSaving,
      after: ".",
    },
    note: "Figures marked “about” are the estimates behind our quote. Put in your own trade and outlets to see yours.",
    cta: "Order the package",
  },

  industries: {
    title: "Which counter is yours?",
    subtitle: "The same hardware; the software is set up for what you sell.",
    items: [
      {
        anchor: "retail",
        title: "Shops",
        description:
          "Abayas by size and colour, phones by serial number, gifts by barcode. Stock goes down as the receipt prints.",
        cta: "For retail",
        sample: {
          title: "Black abaya, in stock",
          lines: [
            { label: "Size 52", value: "4" },
            { label: "Size 54", value: "9" },
            { label: "Size 56", value: "1, reorder", flag: true },
          ],
        },
      },
      {
        anchor: "restaurants",
        title: "Restaurants and cafes",
        description: "Tables, takeaway and riders at the door, with every order written once and read by the kitchen.",
        cta: "For restaurants",
        sample: {
          title: "Table 7, at the stove",
          lines: [
            { label: `1 × Fattoush`, value: "first" },
            { label: `1 × Mixed grill`, value: "no onion" },
            { label: `2 × Karak`, value: "less sugar", flag: true },
          ],
        },
      },
      {
        anchor: "pharmacies",
        title: "Pharmacies",
        description: "Batches and expiry dates beside the price, so that the older box is sold first.",
        cta: "For pharmacies",
        sample: {
          title: `Paracetamol ${ltr("500\u00a0mg")}`,
          lines: [
            { label: `Batch ${ltr("2217")}`, value: `${ltr("02/2027")}, sell first`, flag: true },
            { label: `Batch ${ltr("2304")}`, value: ltr("09/2027"), flag: false },
            { label: "On the shelf", value: "36 boxes", flag: false },
          ],
        },
      },
      {
        anchor: "supermarkets",
        title: "Supermarkets",
        description:
          "Several cashiers, thousands of barcodes and a Friday rush, with the shelf count still right on Saturday.",
        cta: "For supermarkets",
        sample: {
          title: `Friday, ${ltr("8:00 PM")}`,
          lines: [
            { label: "Till 1", value: "42 receipts" },
            { label: "Till 2", value: "38 receipts" },
            { label: "Laban on the shelf", value: "12, reorder", flag: true },
          ],
        },
      },
    ],
    all: "All industries",
  },

  valuePropositions: {
    title: "What you are paying for",
    subtitle: "Six things, all inside one price.",
    items: [
      {
        icon: "receipt",
        title: "A price that ends",
        description: `${price} is the first and the last bill for the package. The licence does not expire.`,
      },
      {
        icon: "wrench",
        title: "Set up by us",
        description: "We carry the boxes to your counter, connect them and print the first receipt with you.",
      },
      {
        icon: "graduation-cap",
        title: "Cashiers who know it",
        description:
          "Training happens at your counter, with your own items, before the opening hour rather than in a video.",
      },
      {
        icon: "file-text",
        title: "Receipts with your TRN",
        description: `Arabic and English on one ${paper} slip, with VAT on its own line and your tax registration number at the top.`,
      },
      {
        icon: "key-round",
        title: "A login for each cashier",
        description: "Each person signs in with a code. You decide who may refund, discount or open the drawer.",
      },
      {
        icon: "shield-check",
        title: `${business.warrantyMonths} months on the hardware`,
        description: "Terminal, printer and drawer are covered. If one fails, you call one number: ours.",
      },
    ],
  },

  analytics: {
    title: "Know the day before you lock up",
    subtitle: "The day’s report is there when the shutter comes down. No spreadsheet, no shoebox of slips.",
    points: [
      { title: "Sales by hour", description: "See whether the second cashier belongs at seven or at nine." },
      { title: "What sells, what sits", description: "Items ranked by quantity and by margin, for a day or a season." },
      { title: "Low stock", description: "A list of what to order before the delivery van comes, not after." },
      {
        title: "Cash against count",
        description: "What the drawer should hold, what was counted, and who counted it.",
      },
    ],
    report: {
      title: "Day report",
      note: "Example figures",
      hours: { label: "Receipts by hour", from: ltr("9 AM"), through: ltr("11 PM") },
      lines: [
        { label: "Sales", value: formatDirhams(4862, "en") },
        { label: "VAT in sales", value: formatDirhams(232, "en") },
        { label: "Receipts", value: "187" },
        { label: "Busiest hour", value: ltr("7:00 PM - 8:00 PM") },
        { label: "Most sold", value: "Karak, 96 cups" },
        { label: "Cash in the drawer", value: formatDirhams(1640, "en") },
      ],
    },
  },

  integrations: {
    title: "The till and its neighbours",
    subtitle: "Four kinds of systems meet the till. Tell us what you run; we tell you whether it connects, and how.",
    items: [
      { icon: "store", title: "Online shop", description: "One stock count for the shelf and the website." },
      { icon: "calculator", title: "Accounting", description: "The day’s totals and VAT reach your books." },
      { icon: "truck", title: "Delivery", description: "Delivery orders print like any other order." },
      { icon: "credit-card", title: "Card payments", description: "The amount goes to the card machine." },
    ],
    cta: "See the integrations",
  },

  paymentOptions: {
    title: "How you pay",
    subtitle: "One way of buying, three ways of handing over the money.",
    oneTime: {
      name: "One-time purchase",
      badge: "Available",
      price,
      period: "paid once",
      features: [
        "Terminal, printer and cash drawer",
        "Software licence for life",
        "Installation and training on site",
        `Warranty for ${warranty}`,
        `Support ${roundTheClock}`,
      ],
      savingsLabel: "Saved against subscriptions",
      savings: statedSaving,
      cta: "Buy now",
    },
    monthly: {
      name: "Monthly plan",
      badge: "Not available",
      price: competitorMonthly,
      period: "a month, at other providers",
      features: [
        "A bill every month",
        "The licence ends when the payments end",
        "Setup and support often charged apart",
      ],
      totalCostLabel: "Every year",
      totalCost: dirhams(business.price.savingPerYear),
      note: "We do not offer one. It is here so that you can compare.",
    },
    methodsTitle: "Three ways to pay",
    methods: [
      {
        icon: "landmark",
        type: "Bank transfer",
        description: `Ask for an invoice and it reaches you within ${hours(promises.invoiceHours)}.`,
        benefits: [
          `The transfer takes ${ltr(promises.bankTransferDays)} business days`,
          "Invoice in your company’s name, with your TRN if you have one",
        ],
      },
      {
        icon: "credit-card",
        type: "Credit card",
        description: "One charge for the full price.",
        benefits: ["Nothing recurs on the card", "Ask for a call and we take you through it"],
      },
      {
        icon: "banknote",
        type: "Cash",
        description: "Dirhams, against a receipt. We sell tills, after all.",
        benefits: [
          "No bank needed to get started",
          `Ask for a call: we ring within ${minutes(promises.callbackMinutes)}`,
        ],
      },
    ],
  },

  localSupport: {
    title: "Help from people in the UAE",
    subtitle: "A till that stops at eight on a Friday evening needs a person, not a ticket number.",
    contactLabel: "Contact",
    hoursLabel: "Hours",
    options: [
      {
        channel: "whatsapp",
        type: "WhatsApp",
        contact: ltr(phones.whatsapp),
        description: "Send a photo of the screen. It says more than a description.",
        hours: roundTheClock,
        benefits: ["Arabic and English", "The whole conversation stays on your phone"],
      },
      {
        channel: "phone",
        type: "Phone",
        contact: ltr(phones.support),
        description: "For a queue that cannot wait: printer silent, drawer stuck, screen dark.",
        hours: roundTheClock,
        benefits: ["You speak to a person", "Call from the counter, with the till in front of you"],
      },
      {
        channel: "email",
        type: "E-mail",
        contact: ltr(emails.support),
        description: "For what can wait until after the rush: a new tax line, a report, a list of items.",
        hours: `Answer within ${hours(promises.emailSupportHours)}`,
        benefits: ["Attach your item list or a report", "The answer is there for the next shift, too"],
      },
      {
        channel: "onsite",
        type: "On site",
        contact: "By appointment, over WhatsApp or the phone",
        description: "When the fix needs hands, we come to the counter.",
        hours: officeHours,
        benefits: ["First installation and training are free", "The visit ends with a printed receipt"],
      },
    ],
  },

  testimonials: {
    title: "What changed at the counter",
    subtitle: "From a grocery, a tea shop, a pharmacy and a mini mart.",
    rating: `${claims.rating} of 5`,
    ratingLabel: "Excellent",
    verified: "Verified Review",
    items: [
      {
        quote:
          "Our old till took its rent on the first of every month, whether we sold or not. This one I paid for in one go. My brother learned it between two prayers.",
        author: "Saif Al Mansoori",
        role: "Owner, Al Sidra Grocery, Ajman",
      },
      {
        quote:
          "Orders used to reach the kitchen on paper, with the sugar written wrong. Now the cook reads it himself. I have stopped apologising for karak.",
        author: "Reena Thomas",
        role: "Manager, Chai Corner, Sharjah",
      },
      {
        quote:
          "I see the expiry date when I scan the box. Last quarter we returned the slow ones to the supplier in time, rather than to the bin.",
        author: "Dr Hala Nasser",
        role: "Pharmacist, Noor Al Khaleej Pharmacy, Abu Dhabi",
      },
      {
        quote:
          "Three cashiers, three codes. When the drawer was forty dirhams short, I knew which shift to ask, and we found the mistake in a minute.",
        author: "Yusuf Kapoor",
        role: "Owner, Palm Mini Mart, Ras Al Khaimah",
      },
    ],
  },

  quote: {
    title: "What would you keep?",
    text: "Say what you sell and from how many outlets. The two-year saving appears before you leave a name.",
    cta: "Work out your saving",
  },
};
