/** What it does for each trade, and what it connects to. */
export const business = [
  { id: "industry-retail", about: "What it does for shops in general" },
  { id: "industry-restaurant", about: "What it does for restaurants: tables, kitchen tickets, split bills" },
  { id: "industry-cafe", about: "What it does for cafes, coffee shops, tea shops, cafeterias" },
  { id: "industry-pharmacy", about: "What it does for pharmacies: expiry dates, batches, prescriptions" },
  { id: "industry-supermarket", about: "What it does for supermarkets: lanes, shelf labels, suppliers" },
  { id: "industry-convenience", about: "What it does for groceries, mini marts and convenience stores" },
  { id: "industry-fashion", about: "What it does for clothes, abayas, shoes: sizes and colours" },
  { id: "industry-electronics", about: "What it does for phones and electronics: serial numbers" },
  { id: "industry-other", about: "Whether it suits another trade: salon, laundry, flowers, canteen, garage" },

  { id: "integrations", about: "What it connects to, in general" },
  { id: "integration-accounting", about: "Connecting accounting software, exporting to spreadsheets" },
  { id: "integration-delivery", about: "Connecting delivery apps, own riders" },
  { id: "integration-online-shop", about: "Connecting a web shop, selling online, click and collect" },
  { id: "integration-card-machine", about: "Card machines, contactless, split payments at the till" },
] as const;
