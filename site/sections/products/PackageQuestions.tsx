import { ArrowLeft } from "lucide-react";
import type { products } from "#content/en/products.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

interface PackageQuestionsProps {
  copy: (typeof products)["faq"];
  backHome: string;
  locale: Locale;
}

/** The last questions, and the way back for a visitor who has none. */
export function PackageQuestions({ copy, backHome, locale }: PackageQuestionsProps) {
  return (
    <section className="bg-sand py-20 lg:py-28" id="questions">
      <div className="shell grid gap-x-20 lg:grid-cols-[1fr_2fr]">
        <SectionHeading className="mb-10 lg:sticky lg:top-28 lg:self-start" title={copy.title} />
        <div>
          <Accordion items={copy.items} />
          <ButtonLink className="mt-12" href={pagePath(locale, "home")} tone="outline">
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            {backHome}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
