import { business } from "#content/business.ts";
import type { LegalPage } from "#content/en/terms.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Text } from "../../ui/Text.tsx";
import { Contents } from "./Contents.tsx";
import { Section } from "./Section.tsx";

/** A long text to be read or looked up in: the list of its sections stays in sight beside it. */
export function LegalText({ copy, locale }: { copy: LegalPage; locale: Locale }) {
  const { contents, sections, lastUpdated, contact } = copy;
  return (
    <div className="shell grid gap-12 py-14 lg:grid-cols-[17rem_1fr] lg:gap-20 lg:py-20 print:py-2">
      <Contents label={contents} sections={sections} />
      <article className="max-w-2xl text-[1.0625rem] leading-[calc(var(--leading-text)+0.1)]">
        <p className="mb-10 print:mb-4 border-notice border-s-4 ps-4 text-muted">
          {lastUpdated.label}: <time dateTime={business.legalLastUpdated}>{lastUpdated.date}</time>
        </p>
        {sections.map((section, index) => (
          <Section key={section.id} locale={locale} number={index + 1} section={section} />
        ))}
        <footer className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-panel bg-sand p-7 print:hidden">
          <p className="max-w-sm font-medium">
            <Text>{contact.text}</Text>
          </p>
          <ButtonLink href={pagePath(locale, "contact")}>{contact.button}</ButtonLink>
        </footer>
      </article>
    </div>
  );
}
