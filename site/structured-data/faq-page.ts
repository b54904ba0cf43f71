import { faq as arabic } from "#content/ar/faq.ts";
import { faq as english } from "#content/en/faq.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { context, type Site } from "./identifiers.ts";
import { webPage } from "./web-page.ts";

/** Question and answer word for word as the page shows them. */
export function faqPage(site: Site) {
  const { items } = site.locale === "ar" ? arabic : english;
  return {
    "@context": context,
    "@type": "FAQPage",
    ...webPage("faq", site),
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: withoutIsolates(question),
      acceptedAnswer: { "@type": "Answer", text: withoutIsolates(answer) },
    })),
  };
}
