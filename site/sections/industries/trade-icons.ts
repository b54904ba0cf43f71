/** By the anchors that the footer and the home page link to (spec 2, industries). */
export const tradeIcons = {
  retail: "store",
  restaurants: "utensils",
  pharmacies: "pill",
  supermarkets: "shopping-cart",
} as const;
