import type { trialDownload } from "#content/en/trial-download.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";

export function Highlights({ copy }: { copy: (typeof trialDownload)["highlights"] }) {
  return (
    <section className="on-ink bg-ink py-20 text-on-ink lg:py-24">
      <div className="shell grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <SectionHeading className="" title={copy.title} />
        <dl className="border-ink-soft border-t-2">
          {copy.items.map(({ title, text }) => (
            <div
              className="grid gap-1 border-ink-soft border-b-2 py-6 sm:grid-cols-[14rem_1fr] sm:items-baseline sm:gap-8"
              key={title}
            >
              <dt className="font-bold text-heading text-notice">
                <Text>{title}</Text>
              </dt>
              <dd className="text-on-ink-muted">
                <Text>{text}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
