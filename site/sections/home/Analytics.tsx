import type { home } from "#content/en/home.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { DayReport } from "./DayReport.tsx";

export function Analytics({ copy }: { copy: (typeof home)["analytics"] }) {
  return (
    <section className="on-ink bg-ink py-20 text-on-ink lg:py-28" id="analytics">
      <div className="shell grid gap-14 lg:grid-cols-[1.35fr_1fr] lg:items-center lg:gap-24">
        <div>
          <SectionHeading subtitle={copy.subtitle} title={copy.title} />
          <dl className="grid gap-x-10 sm:grid-cols-2">
            {copy.points.map(({ title, description }) => (
              <div className="border-ink-soft border-t-2 py-6" key={title}>
                <dt className="font-bold text-heading">{title}</dt>
                <dd className="mt-2 text-on-ink-muted">{description}</dd>
              </div>
            ))}
          </dl>
        </div>
        <DayReport copy={copy.report} />
      </div>
    </section>
  );
}
