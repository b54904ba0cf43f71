import type { home } from "#content/en/home.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";

export function ValuePropositions({ copy }: { copy: (typeof home)["valuePropositions"] }) {
  return (
    <section className="py-20 lg:py-28" id="value">
      <div className="shell grid gap-x-20 lg:grid-cols-[1fr_2fr]">
        <SectionHeading
          className="mb-10 lg:sticky lg:top-28 lg:self-start"
          subtitle={copy.subtitle}
          title={copy.title}
        />
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {copy.items.map(({ icon, title, description }) => (
            <li className="grid grid-cols-[auto_1fr] gap-x-5 border-line border-t py-8" key={title}>
              <Icon className="mt-1 size-7 text-action" name={icon} />
              <div>
                <h3 className="font-bold text-heading">
                  <Text>{title}</Text>
                </h3>
                <p className="mt-2 text-muted">
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
