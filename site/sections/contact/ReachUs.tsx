import type { contact } from "#content/en/contact.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Details } from "./Details.tsx";
import { FindUs } from "./FindUs.tsx";

interface ReachUsProps {
  copy: Pick<typeof contact, "details" | "map">;
  office: string;
  locale: Locale;
}

export function ReachUs({ copy, office, locale }: ReachUsProps) {
  return (
    <section className="py-16 lg:py-24">
      <div className="shell grid items-start gap-16 lg:grid-cols-2 lg:gap-20">
        <Details copy={copy.details} />
        <FindUs copy={copy.map} locale={locale} office={office} />
      </div>
    </section>
  );
}
