import type { ReactNode } from "react";
import type { home } from "#content/en/home.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

/** The switcher is an island, so the page hands it in. */
export function Demos({ copy, children }: { copy: (typeof home)["demos"]; children: ReactNode }) {
  return (
    <section className="on-ink bg-ink py-20 text-on-ink lg:py-24" id="demos">
      <div className="shell">
        <SectionHeading className="mb-8" subtitle={copy.subtitle} title={copy.title} />
        {children}
      </div>
    </section>
  );
}
