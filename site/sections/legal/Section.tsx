import { ArrowRight } from "lucide-react";
import type { LegalBlock, LegalSection } from "#content/en/terms.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { Text } from "../../ui/Text.tsx";

interface SectionProps {
  section: LegalSection;
  /** Sections are cited by number, on the phone for instance. */
  number: number;
  locale: Locale;
}

export function Section({ section, number, locale }: SectionProps) {
  const { id, title, content, link } = section;
  return (
    <section className="border-line border-t py-9 first-of-type:border-0 first-of-type:pt-0 last-of-type:pb-0" id={id}>
      <h2 className="grid grid-cols-[2.5rem_1fr] font-bold text-heading">
        <span className="text-action tabular-nums">{number}</span>
        <span>
          <Text>{title}</Text>
        </span>
      </h2>
      <div className="mt-4 grid gap-4 sm:ps-10">
        {content.map((block) => (
          <Block block={block} key={String(block)} />
        ))}
        {link && (
          <p className="print:hidden">
            <a
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-action underline underline-offset-4 hover:text-action-strong hover:decoration-2"
              href={pagePath(locale, link.page)}
            >
              <Text>{link.label}</Text>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <Text>{block}</Text>
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-2.5 ps-6 marker:text-action">
      {block.map((point) => (
        <li className="ps-1" key={point}>
          <Text>{point}</Text>
        </li>
      ))}
    </ul>
  );
}
