import type { home } from "#content/en/home.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

interface IntegrationsProps {
  copy: (typeof home)["integrations"];
  locale: Locale;
}

/** The till on one end of the cable, its neighbours along it. */
export function Integrations({ copy, locale }: IntegrationsProps) {
  return (
    <section className="py-16 lg:py-24" id="integrations">
      <div className="shell grid gap-12 lg:grid-cols-[1fr_1.3fr] lg:items-center lg:gap-24">
        <div>
          <SectionHeading className="mb-8" subtitle={copy.subtitle} title={copy.title} />
          <ButtonLink href={`${pagePath(locale, "products")}#integrations`} tone="outline">
            {copy.cta}
          </ButtonLink>
        </div>
        <ul className="relative grid gap-7 before:absolute before:inset-s-[1.6875rem] before:inset-y-7 before:border-ink before:border-s-2">
          {copy.items.map(({ icon, title, description }) => (
            <li className="relative grid grid-cols-[auto_1fr] items-center gap-x-6" key={title}>
              <span className="grid size-14 place-items-center rounded-full border-2 border-ink bg-paper">
                <Icon className="size-6 text-action" name={icon} />
              </span>
              <div className="sm:grid sm:grid-cols-[10.5rem_1fr] sm:items-center sm:gap-6">
                <h3 className="font-bold text-lg leading-tight">{title}</h3>
                <p className="text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
