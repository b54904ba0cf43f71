import type { products } from "#content/en/products.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

export function KeyFeatures({ copy }: { copy: (typeof products)["keyFeatures"] }) {
  return (
    <section className="on-ink bg-ink py-20 text-on-ink lg:py-28" id="features">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <ul className="border-on-ink-muted border-t-2">
          {copy.items.map(({ icon, title, description }) => (
            <li
              className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 border-ink-soft border-b-2 py-6 md:grid-cols-[2rem_1fr_2fr] md:items-baseline lg:grid-cols-[3rem_1fr_2fr] lg:gap-x-8"
              key={title}
            >
              <Icon className="size-7 self-start text-notice lg:mt-1" name={icon} />
              <h3 className="font-bold text-heading">{title}</h3>
              <p className="text-on-ink-muted max-md:col-start-2 lg:text-lg">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
