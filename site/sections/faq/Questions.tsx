import type { ReactNode } from "react";
import type { faq } from "#content/en/faq.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { Accordion } from "../../ui/Accordion.tsx";

interface QuestionsProps {
  items: (typeof faq)["items"];
  locale: Locale;
  /** Where to go with a question that is not among them. */
  children: ReactNode;
}

export function Questions({ items, locale, children }: QuestionsProps) {
  return (
    <section className="py-14 lg:py-24">
      <div className="shell grid items-start gap-14 lg:grid-cols-[1fr_20rem] lg:gap-20">
        <Accordion
          as="h2"
          items={items.map(({ link, ...item }) => ({
            ...item,
            link: link && { label: link.label, href: pagePath(locale, link.page) },
          }))}
        />
        {children}
      </div>
    </section>
  );
}
