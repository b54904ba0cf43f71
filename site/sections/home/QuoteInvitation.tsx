import type { ReactNode } from "react";
import type { home } from "#content/en/home.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

/** The way into the quote. The builder itself is an island, so the page hands it in. */
export function QuoteInvitation({ copy, children }: { copy: (typeof home)["quote"]; children?: ReactNode }) {
  return (
    <section className="bg-notice py-20 lg:py-28" id="quote">
      <div className="shell grid gap-10 lg:grid-cols-[1fr_1.2fr] lg:has-[.unfolded]:grid-cols-1 lg:items-center">
        <SectionHeading className="mb-0" subtitle={copy.text} title={copy.title} />
        {children}
      </div>
    </section>
  );
}
