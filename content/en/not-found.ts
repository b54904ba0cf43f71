import { business } from "#content/business.ts";
import { formatDirhams } from "#domain/language/numbers.ts";

export const notFound = {
  meta: {
    title: `Page Not Found | ${business.brand.en}`,
    description: `There is no page at this address. The package, its price and every way to reach us are one link away from here, in English and in Arabic.`,
    keywords: ["page not found"],
  },
  code: "404",
  title: "Page Not Found",
  text: "There is nothing at this address. It may have moved, or a letter went missing on the way.",
  linksLabel: "Where to go from here",
  links: { home: "Home page", products: "The package", faq: "Questions and answers", contact: "Talk to us" },
  hint: "For whoever looks after this site: did you forget to add the page to the list of pages?",
  receipt: {
    title: "Receipt for nothing",
    lines: [
      { item: "Pages asked for", amount: "1" },
      { item: "Pages found", amount: "0" },
    ],
    total: { label: "To pay", amount: formatDirhams(0, "en") },
    thanks: "No charge. Do come again.",
  },
};
