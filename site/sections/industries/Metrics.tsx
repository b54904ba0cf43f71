import type { industries } from "#content/en/industries.ts";
import { Text } from "../../ui/Text.tsx";

export function Metrics({ copy }: { copy: (typeof industries)["metrics"] }) {
  return (
    <section className="on-ink bg-ink py-14 text-on-ink lg:py-20" id="metrics">
      <div className="shell grid gap-10 lg:grid-cols-[14rem_1fr] lg:gap-16">
        <h2 className="font-bold text-heading">
          <Text>{copy.title}</Text>
        </h2>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-4">
          {copy.items.map(({ value, label }) => (
            <div className="flex flex-col-reverse justify-end border-on-ink-muted border-t pt-4" key={label}>
              <dt className="mt-1 text-on-ink-muted">
                <Text>{label}</Text>
              </dt>
              <dd className="font-extrabold text-display text-notice">
                <Text>{value}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
