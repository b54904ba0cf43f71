import type { ReactNode } from "react";
import type { trialDownload } from "#content/en/trial-download.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

interface FirstSaleHelpProps {
  copy: Pick<(typeof trialDownload)["form"], "title" | "text">;
  /** The form: an island, so the page hands it in. */
  children: ReactNode;
}

/** The one form of the page, after everything that works without it; gone from the page of who has filled it in. */
export function FirstSaleHelp({ copy, children }: FirstSaleHelpProps) {
  return (
    <section className="py-20 lg:py-24" data-impersonal id="first-sale">
      <div className="shell grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <SectionHeading className="" subtitle={copy.text} title={copy.title} />
        {children}
      </div>
    </section>
  );
}
