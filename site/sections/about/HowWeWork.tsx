import type { about } from "#content/en/about.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Text } from "../../ui/Text.tsx";

export function HowWeWork({ copy }: { copy: (typeof about)["features"] }) {
  return (
    <section className="py-16 lg:py-28">
      <div className="shell">
        <h2 className="mb-10 font-bold text-title">
          <Text>{copy.title}</Text>
        </h2>
        <ul className="border-ink border-t-2">
          {copy.items.map(({ icon, title, description }) => (
            <li
              className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 border-line border-b py-6 md:grid-cols-[auto_2fr_3fr] md:items-baseline md:gap-x-8 lg:py-8"
              key={title}
            >
              <Icon className="size-7 text-action md:translate-y-1.5" name={icon} />
              <h3 className="font-bold text-heading">
                <Text>{title}</Text>
              </h3>
              <p className="text-muted max-md:col-start-2 md:text-lead">
                <Text>{description}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
