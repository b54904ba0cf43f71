import { business } from "#content/business.ts";
import type { products } from "#content/en/products.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";
import { WhatsappMark } from "../../ui/WhatsappMark.tsx";

interface AccessoriesProps {
  copy: (typeof products)["accessories"];
  alts: (typeof products)["pictures"];
  locale: Locale;
}

export function Accessories({ copy, alts, locale }: AccessoriesProps) {
  return (
    <section className="py-20 lg:py-28" id="accessories">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <ul className="grid gap-x-16 lg:grid-cols-2">
          {copy.items.map(({ id, name, description, whatsappText }) => (
            <li
              className="grid grid-cols-[6.5rem_1fr] gap-x-5 gap-y-4 border-line border-t-2 py-6 sm:grid-cols-[9rem_1fr] sm:gap-x-8 lg:grid-cols-[11rem_1fr] lg:py-8"
              key={id}
            >
              <div className="self-start rounded-panel bg-sand">
                <Picture alt={alts[id as keyof typeof alts]} locale={locale} name={id} sizes="11rem" />
              </div>
              <div className="contents items-center gap-6 sm:flex lg:flex-col lg:items-start lg:gap-5">
                <div className="grow max-sm:self-center lg:grow-0">
                  <h3 className="font-bold text-heading">{name}</h3>
                  <p className="mt-1.5 text-muted">
                    <Text>{description}</Text>
                  </p>
                </div>
                <ButtonLink
                  aria-label={`${copy.ask}: ${name}`}
                  className="shrink-0 max-sm:col-span-2 lg:mt-auto"
                  data-track="whatsapp_click"
                  data-track-place={`accessory_${id}`}
                  href={whatsappLink(business.phones.whatsapp, whatsappText)}
                  rel="noopener"
                  target="_blank"
                  tone="outline"
                >
                  <WhatsappMark />
                  {copy.ask}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
