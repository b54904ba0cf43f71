import { business } from "#content/business.ts";
import { paper, price } from "#content/en/amounts.ts";
import { faq } from "#content/en/faq.ts";
import { products } from "#content/en/products.ts";
import { answerOn, type ChatAnswers } from "#domain/chat/answer.ts";
import { ltr } from "#domain/language/isolate.ts";
import { pluralize } from "#domain/language/numbers.ts";

const { hardware } = business;
const fromFaq = (id: string) => answerOn("faq", faq.items, id);
const places = (n: number) => pluralize(n, { one: "{n}\u00a0compartment", other: "{n}\u00a0compartments" }, "en");
const specification = (id: string) =>
  (products.hardware.specs.find((spec) => spec.id === id)?.specs ?? [])
    .map(({ label, value }) => `${label.toLowerCase()} ${value}`)
    .join(", ");
const features =
  "It rings up by barcode, picture key or name, prints VAT receipts in Arabic and English, counts the stock, runs tables, takeaway and delivery, keeps a code for each cashier, and closes the day on one page.";
const accessories = products.accessories.items.map(({ name }) => name.toLowerCase()).join(", ");

export const product = {
  "package-contents": {
    ...fromFaq("box"),
    text: `${fromFaq("box").text} Installation in your shop, training, the hardware warranty and support are in the price of ${price} too.`,
  },
  "several-outlets": {
    ...fromFaq("outlets"),
    text: `${fromFaq("outlets").text} Stock for each branch stands side by side. Of one screen with the sales of all branches this site says nothing: ask a person.`,
  },
  "parts-only": {
    text: `We sell one package, ${price} for hardware and software together, and this site gives no price for a part of it. If you have a terminal or a printer already, tell a person on our team which one.`,
    page: "products",
    actions: ["whatsapp", "call"],
  },
  terminal: {
    text: `The till itself, screen and computer in one stand: ${specification("terminal")}.`,
    page: "products",
  },
  "screen-size": { text: `The touchscreen measures ${hardware.screenInches} inches.`, page: "products" },
  "screen-resolution": {
    text: `The ${hardware.screenInches}-inch touchscreen shows ${ltr(hardware.resolution)} pixels.`,
    page: "products",
  },
  processor: { text: `An ${ltr(hardware.processor)}.`, page: "products" },
  memory: { text: `The terminal has ${hardware.memoryGb}\u00a0GB of memory (RAM).`, page: "products" },
  storage: { text: `The terminal stores on an SSD of ${hardware.storageGb}\u00a0GB.`, page: "products" },
  printer: {
    text: `A thermal receipt printer is in the package: ${specification("printer")}. Receipts can carry both languages.`,
    page: "products",
  },
  "printer-speed": {
    text: `The printer does ${ltr(`${hardware.printSpeed}\u00a0mm`)} of receipt a second.`,
    page: "products",
  },
  "receipt-paper": {
    text: `Thermal rolls, ${paper} wide. The printer works by heat, so there is no ink or ribbon to buy. We sell rolls by the box; ask for the price.`,
    page: "products",
    actions: ["whatsapp"],
  },
  "cash-drawer": {
    text: `The cash drawer in the package opens from the till on a cash sale and locks with a key. It has ${places(hardware.noteCompartments)} for notes and ${hardware.coinCompartments} for coins.`,
    page: "products",
  },
  "drawer-compartments": {
    text: `${places(hardware.noteCompartments)} for notes and ${hardware.coinCompartments} for coins.`,
    page: "products",
  },
  scanner: { ...answerOn("products", products.faq.items, "with-scanner"), actions: ["whatsapp"] },
  "scanner-speed": {
    text: `The barcode scanner reads ${ltr(`${hardware.scansPerSecond}\u00a0scans`)} a second. It is an accessory, priced on request.`,
    page: "products",
    actions: ["whatsapp"],
  },
  "kitchen-screen": {
    text: "Yes, as an accessory: the order appears at the stove as it is taken at the table, with table, dishes, notes and waiting time. It is not in the package, and its price is on request. Kitchen tickets by station are part of the software.",
    page: "products",
    actions: ["whatsapp"],
  },
  "customer-display": {
    text: "Yes, as an accessory: it turns towards the customer and shows item, price and total as they are rung up. It is not in the package, and its price is on request.",
    page: "products",
    actions: ["whatsapp"],
  },
  accessories: {
    text: `Beside the package we sell, on request: ${accessories}. Their prices are not on this site; ask for them when you need one.`,
    page: "products",
    actions: ["whatsapp"],
  },
  "software-features": { text: features, page: "products" },
  "other-features": {
    text: `If this site does not name it, I cannot promise it: ask a person before you order. What it does name: ${features}`,
    page: "products",
    actions: ["whatsapp", "call"],
  },
  backup: {
    text: "This site says nothing about backups or about a copy in the cloud, so I promise neither: ask a person. The sales figures are yours, the software runs on the terminal itself, and any report can be saved as a file.",
    page: "faq",
    actions: ["whatsapp", "call"],
  },
  "hardware-details": {
    text: `This site names these figures and no others, so not the maker, the weight or the ports. Terminal: ${specification("terminal")}. Printer: ${specification("printer")}. Drawer: ${specification("drawer")}. A person can tell you the rest.`,
    page: "products",
    actions: ["whatsapp", "call"],
  },
  licence: {
    text: `${answerOn("products", products.faq.items, "lifetime-licence").text} It is for your own business: it may not be copied for others, rented out or sold on by itself.`,
    page: "products",
  },
  updates: {
    text: "This site does not say how updates are provided, so I promise nothing. The licence itself has no renewal date and no monthly fee. A person on our team can tell you more.",
    page: "contact",
    actions: ["whatsapp", "call"],
  },
  "software-language": fromFaq("languages"),
  "vat-receipt": fromFaq("vat-receipt"),
  "staff-logins": {
    text: "Each person signs in with a code of their own. You decide who may refund, discount or open the drawer, and the name stands on every refund. The drawer is counted by cashier and by shift.",
    page: "products",
  },
  reports: {
    text: "Sales by hour, items by quantity and by margin, VAT for the period, and the cash expected against the cash counted. Any report can be saved as a file to open or send. This site says nothing about watching sales from afar; ask a person about that.",
    page: "home",
    actions: ["whatsapp"],
  },
  stock: {
    text: "Each sale takes the item off the count and each delivery adds to it. What runs low makes its own list, by supplier, and branches stand side by side.",
    page: "products",
  },
  "import-items": { ...fromFaq("stock-list"), actions: ["whatsapp"] },
  "internet-cut": fromFaq("internet"),
  "power-cut": {
    text: "This site says nothing about a battery or about power cuts, so I would be guessing. Please ask a person on our team.",
    page: "contact",
    actions: ["whatsapp", "call"],
  },
  "other-devices": fromFaq("windows"),
} satisfies Partial<ChatAnswers>;
