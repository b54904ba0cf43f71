import type { contact } from "#content/en/contact.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Text } from "../../ui/Text.tsx";

export function LocationBenefits({ copy }: { copy: (typeof contact)["locationBenefits"] }) {
  return (
    <section className="bg-sand py-16 lg:py-28" id="location">
      <div className="shell grid gap-10 lg:grid-cols-[18rem_1fr] lg:gap-16">
        <h2 className="font-bold text-title">
          <Text>{copy.title}</Text>
        </h2>
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {copy.items.map(({ icon, title, description }) => (
            <li className="grid grid-cols-[auto_1fr] gap-x-5 border-ink border-t-2 py-6" key={title}>
              <Icon className="mt-0.5 size-7 text-action" name={icon} />
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
