import { PACKAGE_PRICE } from "#domain/quote/savings.ts";

type PageAnalytics = (command: "event", name: string, parameters: Readonly<Record<string, unknown>>) => void;

/** The names of spec 7 (Analytics events); the values are advertising values in AED, not prices. */
const parametersOf = {
  whatsapp_click: {},
  phone_click: {},
  quote_submitted: { currency: "AED", value: 50 },
  begin_checkout: {
    currency: "AED",
    value: PACKAGE_PRICE,
    items: [
      {
        item_id: "epos_complete_package",
        item_name: "EPOS complete package",
        item_category: "point_of_sale",
        quantity: 1,
        price: PACKAGE_PRICE,
      },
    ],
  },
  payment_method_selected: {},
  generate_lead: { currency: "AED", value: 25 },
  form_start: {},
  form_complete: {},
} as const;

export type EventName = keyof typeof parametersOf;

const counted = new Set<EventName>();

/** Tells the page's analytics function, where there is one. Never pass anything that a visitor typed. */
export function track(name: EventName, parameters: Readonly<Record<string, unknown>> = {}) {
  counted.add(name);
  const analytics = (window as { gtag?: PageAnalytics }).gtag;
  analytics?.("event", name, { ...parametersOf[name], ...parameters });
}

/** What counts once for a visit, whichever of its places it happened in first. */
export function trackOnce(name: EventName) {
  if (!counted.has(name)) track(name);
}
