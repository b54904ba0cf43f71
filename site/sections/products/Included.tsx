import { Check } from "lucide-react";
import type { products } from "#content/en/products.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";

interface IncludedProps {
  copy: (typeof products)["included"];
  imageAlt: string;
  locale: Locale;
}

export function Included({ copy, imageAlt, locale }: IncludedProps) {
  return (
    <section className="py-20 lg:py-28" id="included">
      <div className="shell">
        <SectionHeading title={copy.title} />
        <div className="grid gap-12 lg:grid-cols-[2fr_1fr]">
          <ol className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
            {copy.items.map(({ icon, title, description }) => (
              <li className="border-ink border-t-2 pt-5" key={title}>
                <Icon className="size-8 text-action" name={icon} />
                <h3 className="mt-4 font-bold text-heading">
                  <Text>{title}</Text>
                </h3>
                <p className="mt-2 text-muted">
                  <Text>{description}</Text>
                </p>
              </li>
            ))}
          </ol>
          <div className="grid gap-4 self-start md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-10">
            <Picture alt={imageAlt} locale={locale} name="package" sizes="24rem" />
            <div className="rounded-panel bg-action-soft p-7">
              <h3 className="font-bold text-heading">{copy.alsoTitle}</h3>
              <ul className="mt-4 grid gap-3">
                {copy.also.map((item) => (
                  <li className="flex gap-3" key={item}>
                    <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-action" strokeWidth={3} />
                    <span>
                      <Text>{item}</Text>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
