import { business } from "#content/business.ts";
import { competitorMonthly, hours, minutes, price, statedSaving } from "#content/en/amounts.ts";
import { faq } from "#content/en/faq.ts";
import { answerOn, type ChatAnswers } from "#domain/chat/answer.ts";
import { ltr } from "#domain/language/isolate.ts";
import { savingsText } from "./savings.ts";

const { claims, price: facts, promises, regulation } = business;
const callback = minutes(promises.callbackMinutes);
const fromFaq = (id: string) => answerOn("faq", faq.items, id);

export const buying = {
  price: { ...fromFaq("price"), actions: ["whatsapp"] },
  "monthly-fees": fromFaq("monthly-fees"),
  "monthly-plan": {
    text: `No. The package is paid once, ${price}: this site offers no instalments, no rent and no monthly plan. If one payment is difficult, talk to one of us before you decide.`,
    page: "home",
    actions: ["whatsapp", "callback"],
  },
  discount: {
    text: `This site states one price for everybody, ${price}, and no discount. I cannot promise one. If you need several packages, ask a person on our team.`,
    page: "products",
    actions: ["whatsapp", "call"],
  },
  "vat-on-price": {
    text: `The price is ${price}. The order summary shows VAT at ${ltr(`${facts.vatPercent}%`)} and the total under it, and that total is what you pay.`,
    page: "checkout",
  },
  "payment-methods": fromFaq("payment"),
  "bank-transfer": {
    text: `For a bank transfer, ask for the invoice at the checkout: the account stands on it. ${fromFaq("bank-transfer").text}`,
    page: "checkout",
  },
  "pay-by-card": {
    text: `Yes, ${price} in one charge, and nothing recurs on the card. Where the checkout shows a card tab, Stripe handles the payment and we never see the number. Otherwise ask for a call, and we take you through it.`,
    page: "checkout",
    actions: ["callback"],
  },
  "pay-cash": {
    text: `Yes, in dirhams and against a receipt. Ask for a call to arrange it: we ring within ${callback}.`,
    page: "checkout",
    actions: ["callback"],
  },
  invoice: {
    text: `Ask for it at the checkout, and it reaches you by e-mail within ${hours(promises.invoiceHours)}, in your company’s name and with your TRN if you have one. Asking for it is not an order and charges nothing.`,
    page: "checkout",
  },
  trn: {
    text: `You can order without a TRN: the field is optional. If you have one, it is ${regulation.trnDigits} digits long and we put it on your invoice. Have it ready for the installation too, so that your own receipts carry it.`,
    page: "checkout",
  },
  "how-to-order": {
    text: `At the checkout, ask for the invoice and pay by transfer, or choose Call Me and we ring within ${callback}. Sending a request charges nothing. Once the payment has arrived, we agree with you on the day of delivery and installation.`,
    page: "checkout",
    actions: ["callback"],
  },
  quote: {
    text: "The quote builder on the package page asks what you sell and from how many outlets, and shows the two-year saving at once. Add how to reach you, and a person from our team takes it from there.",
    page: "products",
    anchor: "quote",
  },
  delivery: {
    text: "Delivery is in the price. Once the payment has arrived, we agree on a day with you and bring the package to your shop. This site names no number of days: if you have a date to meet, ask a person first.",
    page: "terms",
    actions: ["whatsapp", "call"],
  },
  refund: {
    text: "This site states no terms for returning the package or for money back, so I promise none. Ask a person on our team, and before you buy, try the software in the free trial.",
    page: "terms",
    actions: ["whatsapp", "call"],
  },
  comparison: {
    text: `Other providers in the UAE quote ${competitorMonthly} every month, and the licence ends when the payments do. Here you pay ${price} once, with hardware, installation and training in the price and a licence for life. Against monthly subscriptions we state a saving of ${statedSaving}.`,
    page: "home",
  },
  savings: { text: savingsText, page: "products", anchor: "quote" },
  results: {
    text: `Our figures: ${ltr(claims.fasterRetailCheckout)} faster checkout in retail; ${ltr(claims.fewerOrderErrors)} fewer order errors and ${ltr(claims.higherTableTurnover)} higher table turnover in restaurants; ${ltr(claims.fewerPrescriptionErrors)} fewer prescription errors in pharmacies; ${ltr(claims.fewerStockouts)} fewer stockouts and ${ltr(claims.shorterCheckoutWaits)} shorter checkout waits in supermarkets. The industries page shows three cases, before and after.`,
    page: "industries",
  },
} satisfies Partial<ChatAnswers>;
