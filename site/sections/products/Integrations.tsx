import type { products } from "#content/en/products.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { shownIntegrations } from "./shown-integrations.ts";

/** A matrix: one category a row, its three integrations beside it. */
export function Integrations({ copy }: { copy: (typeof products)["integrations"] }) {
  return (
    <section className="bg-sand py-20 lg:py-28" id="integrations">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <ul className="border-ink border-t-2">
          {copy.categories.map(({ icon, category, items }) => (
            <li className="grid gap-x-8 gap-y-5 border-line border-b-2 py-8 lg:grid-cols-[15rem_1fr]" key={category}>
              <h3 className="flex items-center gap-4 self-start font-bold text-heading">
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-ink text-on-ink">
                  <Icon className="size-6" name={icon} />
                </span>
                {category}
              </h3>
              <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
                {shownIntegrations(items).map((item) => (
                  <li className="grid grid-cols-[auto_1fr] gap-x-3" key={item.name}>
                    <Icon className="mt-0.5 size-5 text-action" name={item.icon} />
                    <div>
                      <h4 className="font-semibold">{item.name}</h4>
                      <p className="mt-1 text-muted">{item.description}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
