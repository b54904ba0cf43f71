import { industries } from "#content/en/industries.ts";
import { products } from "#content/en/products.ts";
import type { ChatAnswer, ChatAnswers } from "#domain/chat/answer.ts";

type Anchor = "retail" | "restaurants" | "pharmacies" | "supermarkets";

/** What the industries page says of a trade; `lead` says whose it is when the page has no section of its own for it. */
function trade(anchor: Anchor, lead: string): ChatAnswer {
  const item = industries.items.find((each) => each.anchor === anchor);
  const figures = item?.figures.map(({ value, label }) => `${value} ${label}`).join(", ");
  return {
    text: `${lead}: ${item?.features.join("; ").toLowerCase()}. Our figure: ${figures}.`,
    page: "industries",
    anchor,
    actions: ["whatsapp"],
  };
}

function connection(icon: string, lead: string): ChatAnswer {
  const kinds = products.integrations.categories.find((each) => each.icon === icon)?.items ?? [];
  return {
    text: `${lead} ${kinds.map(({ name, description }) => `${name}: ${description.toLowerCase()}`).join(". ")}. We name kinds of systems, not brands, so ask about the one you use before you order.`,
    page: "products",
    actions: ["whatsapp"],
  };
}

export const businesses = {
  "industry-retail": trade("retail", "For shops"),
  "industry-restaurant": trade("restaurants", "For restaurants"),
  "industry-cafe": trade("restaurants", "For a cafe or cafeteria, the same as for restaurants"),
  "industry-pharmacy": trade("pharmacies", "For pharmacies"),
  "industry-supermarket": trade("supermarkets", "For supermarkets"),
  "industry-convenience": trade("supermarkets", "For a grocery or mini mart"),
  "industry-fashion": trade("retail", "For clothes, abayas and shoes"),
  "industry-electronics": trade("retail", "For phones and electronics"),
  "industry-other": {
    text: `The site describes shops, restaurants and cafes, pharmacies, and supermarkets and groceries. ${industries.cta.text}`,
    page: "industries",
    actions: ["whatsapp", "call"],
  },
  integrations: {
    text: `Four kinds of systems: ${products.integrations.categories.map(({ category }) => category.toLowerCase()).join(", ")}. These are kinds, not brand names. Ask about the one you use before you order.`,
    page: "products",
    actions: ["whatsapp"],
  },
  "integration-accounting": connection("calculator", "The day’s figures reach your books."),
  "integration-delivery": connection("truck", "Delivery meets the till."),
  "integration-online-shop": connection("store", "Shelf and website can share one stock."),
  "integration-card-machine": connection("credit-card", "Your customers can pay by card at the till."),
} satisfies Partial<ChatAnswers>;
