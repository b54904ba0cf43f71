import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { formatNumber, pluralize } from "#domain/language/numbers.ts";
import { MAX_OUTLETS } from "#domain/quote/outlets.ts";
import { hours, minutes, paper, price, trial, warranty } from "./amounts.ts";

const brand = business.brand.en;
const { hardware, promises, trialRequirements } = business;
const screen = `${hardware.screenInches}-inch`;
const gigabytes = (n: number) => ltr(`${n}\u00a0GB`);
const compartments = (n: number) => pluralize(n, { one: "{n}\u00a0compartment", other: "{n}\u00a0compartments" }, "en");
const printSpeed = ltr(`${hardware.printSpeed}\u00a0mm/sec`);
const scanSpeed = ltr(`${hardware.scansPerSecond}\u00a0scans/sec`);
const askPrice = (item: string) => `Hello ${brand}, what does ${item} cost with the complete package?`;

export const products = {
  meta: {
    title: `Complete POS package: terminal, printer, drawer | ${brand}`,
    description: `What is in the ${price} package: ${screen} terminal, ${hardware.paperMm}\u00a0mm printer, cash drawer and lifetime software. Specifications, warranty and your quote.`,
    keywords: [
      "POS package UAE",
      "touchscreen POS terminal",
      "thermal receipt printer",
      "cash drawer",
      "barcode scanner",
      "POS quote Dubai",
    ],
  },

  hero: {
    title: "One package, ready to sell",
    price,
    period: "paid once, no monthly fees",
    subtitle:
      "Four things arrive at your shop together. We put them on the counter, connect them and show your cashiers the first sale.",
    buy: "Buy now",
    toQuote: "Work out your saving",
  },

  /** What the rendered pictures show, for those who do not see them. */
  pictures: {
    package: "The package put together: the terminal stands on the cash drawer, the receipt printer beside it",
    "terminal-front": "The terminal from the front: keys for items on its screen, the basket and the change due",
    "terminal-angle": "The terminal from the side, with its ports, showing a restaurant’s tables",
    "terminal-back":
      "The back of the terminal: power, network, printer and cash drawer plugged in, their cables led through one clip down the foot",
    printer: "The receipt printer with a printed receipt coming out of it",
    drawer: `The cash drawer open: ${hardware.noteCompartments} places for notes behind ${hardware.coinCompartments} cups for coins, a key in the lock`,
    scanner: "The barcode scanner upright in its stand, a green trigger under its window",
    "kitchen-screen": "The kitchen screen with four tables’ orders, the one that waits longest marked in yellow",
    "customer-display": "The customer display: two items and the total of the sale",
    "paper-rolls": "Six receipt rolls, one of them lying unrolled",
  },

  included: {
    title: "What is in the box",
    items: [
      {
        icon: "monitor",
        title: `${screen} touchscreen terminal`,
        description: "The till itself: screen and computer in one stand, with the software ready to open.",
      },
      {
        icon: "printer",
        title: `Thermal receipt printer, ${paper}`,
        description: "Prints on heat-sensitive rolls, so there is no ribbon or ink to buy.",
      },
      {
        icon: "vault",
        title: "Secure cash drawer",
        description: `Opens on a cash sale and locks with a key. ${compartments(hardware.noteCompartments)} for notes, ${hardware.coinCompartments} for coins.`,
      },
      {
        icon: "badge-check",
        title: "Lifetime software licence",
        description: "Bought with the till and yours from then on. It has no renewal date.",
      },
    ],
    alsoTitle: "Also in the price",
    also: [
      "Installation in your shop",
      "Training for your cashiers",
      `Hardware warranty for ${warranty}`,
      `Local support ${ltr(business.hours.support)}`,
    ],
  },

  keyFeatures: {
    title: "What the software does",
    subtitle: "The work of a counter, from the first item of the morning to the count at night.",
    items: [
      {
        icon: "scan-barcode",
        title: "Ring up",
        description:
          "By barcode, by a picture key for what has none, or by the first letters of the name in either language.",
      },
      {
        icon: "file-text",
        title: "Print a VAT receipt",
        description:
          "Arabic and English on one slip, with your TRN, the VAT amount and a number that follows the last one.",
      },
      {
        icon: "package",
        title: "Count the stock",
        description:
          "Each sale takes the item off the shelf count; each delivery adds to it. Low items make their own list.",
      },
      {
        icon: "utensils",
        title: "Run the tables",
        description:
          "Open, move, merge and split. Takeaway and delivery stand beside the dining room, not in another program.",
      },
      {
        icon: "key-round",
        title: "Know who did what",
        description: "A code for each cashier, rights for each role, and the name on every refund.",
      },
      {
        icon: "chart-column",
        title: "Close the day",
        description: "Sales, VAT, cash expected and cash counted on one page before the shutter comes down.",
      },
    ],
  },

  hardware: {
    title: "The hardware, measured",
    subtitle: "What is in the package says so. What is not says so, too.",
    inPackage: "In the package",
    onRequest: "Accessory, on request",
    specs: [
      {
        id: "terminal",
        inPackage: true,
        title: "Touchscreen terminal",
        description:
          "Large enough for wet hands and hurried fingers, small enough to leave room for the customer’s bag.",
        specs: [
          { label: "Display", value: `${screen} touchscreen` },
          { label: "Resolution", value: ltr(hardware.resolution) },
          { label: "Processor", value: ltr(hardware.processor) },
          { label: "Memory", value: `${gigabytes(hardware.memoryGb)} RAM` },
          { label: "Storage", value: `${gigabytes(hardware.storageGb)} SSD` },
        ],
      },
      {
        id: "printer",
        inPackage: true,
        title: "Thermal receipt printer",
        description: "The receipt is out before the change is counted.",
        specs: [
          { label: "Paper width", value: paper },
          { label: "Speed", value: printSpeed },
          { label: "Printing", value: "Thermal, no ink" },
          { label: "Languages", value: "Arabic and English" },
        ],
      },
      {
        id: "drawer",
        inPackage: true,
        title: "Cash drawer",
        description: "A place for every note and coin, so that the evening count takes minutes.",
        specs: [
          { label: "Notes", value: compartments(hardware.noteCompartments) },
          { label: "Coins", value: compartments(hardware.coinCompartments) },
          { label: "Lock", value: "With key" },
          { label: "Opening", value: "From the till, on a cash sale" },
        ],
      },
      {
        id: "scanner",
        inPackage: false,
        title: "Barcode scanner",
        description: "For shops with more barcodes than patience: hold the trigger and pass the basket.",
        specs: [
          { label: "Speed", value: scanSpeed },
          { label: "Use", value: "Shops, pharmacies, supermarkets" },
          { label: "Price", value: "On request" },
        ],
      },
      {
        id: "kitchen-screen",
        inPackage: false,
        title: "Kitchen screen",
        description: "The order appears at the stove as it is taken at the table, and leaves when the cook taps it.",
        specs: [
          { label: "Place", value: "Kitchen wall or pass" },
          { label: "Shows", value: "Table, dishes, notes, waiting time" },
          { label: "Price", value: "On request" },
        ],
      },
    ],
  },

  integrations: {
    title: "What the till connects to",
    subtitle: "These are kinds of systems, not brand names. Ask about the one you use before you order.",
    categories: [
      {
        icon: "store",
        category: "Selling online",
        items: [
          { name: "Web shop", icon: "shopping-cart", description: "One stock count for site and shelf" },
          { name: "Click and collect", icon: "shopping-bag", description: "Paid online, handed over at the till" },
          { name: "Item list", icon: "file-spreadsheet", description: "Bring your items from a spreadsheet" },
        ],
      },
      {
        icon: "calculator",
        category: "Accounting",
        items: [
          { name: "Accounting software", icon: "book-open", description: "The day’s totals, ready for your books" },
          { name: "VAT figures", icon: "percent", description: "Sales and VAT, added up by period" },
          { name: "Spreadsheets", icon: "table", description: "Any report as a file to open or send" },
        ],
      },
      {
        icon: "truck",
        category: "Delivery",
        items: [
          { name: "Delivery apps", icon: "smartphone", description: "Their orders print beside your own" },
          { name: "Own riders", icon: "bike", description: "Who took which bag, and who owes cash" },
          { name: "Suppliers", icon: "clipboard-list", description: "An order list when shelves run low" },
        ],
      },
      {
        icon: "credit-card",
        category: "Payments",
        items: [
          { name: "Card machines", icon: "credit-card", description: "The amount is sent, not typed again" },
          { name: "Contactless", icon: "nfc", description: "Card, phone or watch, one receipt" },
          { name: "Split payment", icon: "banknote", description: "Part cash, part card, one receipt" },
        ],
      },
    ],
  },

  warranty: {
    title: `Hardware warranty: ${warranty}`,
    subtitle: "What it means when something stops.",
    timeline: { hardware: "Hardware", licence: "Licence" },
    benefits: [
      {
        icon: "shield-check",
        title: "All three pieces",
        description: `Terminal, printer and cash drawer are covered for the full ${warranty}.`,
      },
      {
        icon: "phone",
        title: "One number to call",
        description: "No searching for a maker’s service centre: you call the people who installed it.",
      },
      {
        icon: "message-circle",
        title: "A photo is enough to start",
        description: "Send the screen or the printer’s lights on WhatsApp, before anyone drives anywhere.",
      },
      {
        icon: "infinity",
        title: "The licence outlasts it",
        description: "The warranty has an end. The software licence does not, and goes on working after it.",
      },
    ],
  },

  accessories: {
    title: "When the counter needs more",
    subtitle: "Not in the package, and not pushed with it. Ask for a price when you need one.",
    ask: "Ask for the price",
    items: [
      {
        id: "scanner",
        name: "Barcode scanner",
        description: `Hand-held, ${scanSpeed}. Most shops want it from the first day.`,
        whatsappText: askPrice("a barcode scanner"),
      },
      {
        id: "kitchen-screen",
        name: "Kitchen screen",
        description: "Orders at the stove without paper on the pass.",
        whatsappText: askPrice("a kitchen screen"),
      },
      {
        id: "customer-display",
        name: "Customer display",
        description: "Turns towards the customer: item, price and total, as they are rung up.",
        whatsappText: askPrice("a customer display"),
      },
      {
        id: "paper-rolls",
        name: "Receipt rolls",
        description: `Thermal paper, ${paper} wide. Keep a box below the counter before Ramadan nights.`,
        whatsappText: askPrice("a box of receipt rolls"),
      },
    ],
  },

  faq: {
    title: "Before you order",
    items: [
      {
        id: "everything",
        question: `Is ${price} everything?`,
        answer: `For one counter, yes: terminal, printer, cash drawer, licence, installation, training and ${warranty} of hardware warranty. Accessories are priced apart, and only if you ask for them.`,
      },
      {
        id: "with-scanner",
        question: "Does a barcode scanner come with it?",
        answer:
          "It is not in the price: a cafe rarely needs a scanner, a grocery always does. Ask us what it costs and we add it to your order.",
      },
      {
        id: "lifetime-licence",
        question: "What does “lifetime licence” mean?",
        answer:
          "The software on your till has no renewal date and no monthly fee. You go on using it after the warranty on the hardware has ended.",
      },
      {
        id: "two-cashiers",
        question: "I have two cashiers. One package or two?",
        answer: `Two people taking turns at one counter need one package, with a code each. Two counters at once need two. The quote takes 1 to ${MAX_OUTLETS} outlets.`,
      },
      {
        id: "try-first",
        question: "Can I try the software first?",
        answer: `Yes, for ${trial} and without a credit card, on a computer with ${ltr(trialRequirements.windows)}, ${gigabytes(trialRequirements.memoryGb)} of memory and ${ltr(`${formatNumber(trialRequirements.diskMb)}\u00a0MB`)} of free disk.`,
      },
      {
        id: "how-to-pay",
        question: "How do I pay?",
        answer: `By bank transfer, credit card or cash. For a transfer, ask for an invoice: it comes within ${hours(promises.invoiceHours)}, and the money takes ${ltr(promises.bankTransferDays)} business days to arrive.`,
      },
      {
        id: "after-order",
        question: "What happens after I order?",
        answer: `Our team contacts you to arrange delivery and installation. If you asked for a call, it comes within ${minutes(promises.callbackMinutes)}.`,
      },
      {
        id: "accountant",
        question: "Will the receipt satisfy my accountant?",
        answer:
          "It carries your trade name, your TRN, the date, the items, the VAT amount and the total, in Arabic and English. Show one to your accountant during the trial.",
      },
    ],
  },

  backHome: "Back to the home page",
};
