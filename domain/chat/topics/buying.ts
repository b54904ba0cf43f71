/** Price, ways to pay, ordering, what is saved. */
export const buying = [
  { id: "price", about: "What the complete package costs" },
  { id: "monthly-fees", about: "Whether anything recurs after buying: monthly, yearly, renewal or hidden fees" },
  { id: "monthly-plan", about: "Wants to pay in instalments, by the month, or to rent or lease" },
  { id: "discount", about: "Asks for a lower price, an offer, a promotion or a price for many" },
  { id: "vat-on-price", about: "Whether VAT is in, or is added to, the price of the package" },
  { id: "payment-methods", about: "In which ways one can pay, in general" },
  { id: "bank-transfer", about: "Paying by bank transfer: how, to whom, how long it takes" },
  { id: "pay-by-card", about: "Paying for the package with a credit or debit card" },
  { id: "pay-cash", about: "Paying for the package in cash" },
  { id: "invoice", about: "Getting an invoice for the package: how, how soon, in whose name" },
  {
    id: "trn",
    about: "The buyer's tax registration number: whether it is needed to order, how many digits, where it goes",
  },
  { id: "how-to-order", about: "How to buy, and what happens after ordering" },
  { id: "quote", about: "Wants a quote or a quotation for their business" },
  { id: "delivery", about: "Bringing the package to the shop: when, how, at what cost" },
  { id: "refund", about: "Returning the package, money back, cancelling an order" },

  { id: "comparison", about: "How it compares with subscriptions or other providers; why choose this one" },
  {
    id: "savings",
    about: "How much their own business would save; may give numbers of outlets and a kind of business",
  },
  { id: "results", about: "Proof that it helps: faster checkout, fewer errors, more table turnover, before and after" },
] as const;
