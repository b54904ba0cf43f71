import type { products } from "#content/en/products.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";
import { WarrantyTimeline } from "./WarrantyTimeline.tsx";

export function Warranty({ copy }: { copy: (typeof products)["warranty"] }) {
  return (
    <section className="on-ink bg-ink py-20 text-on-ink lg:py-28" id="warranty">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <WarrantyTimeline copy={copy.timeline} />
        <ul className="mt-14 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:mt-20">
          {copy.benefits.map(({ icon, title, description }) => (
            <li className="grid grid-cols-[auto_1fr] gap-x-5" key={title}>
              <Icon className="mt-0.5 size-7 text-notice" name={icon} />
              <div>
                <h3 className="font-bold text-heading">{title}</h3>
                <p className="mt-2 text-on-ink-muted">
                  <Text>{description}</Text>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
