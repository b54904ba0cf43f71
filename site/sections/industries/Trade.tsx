import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import type { industries } from "#content/en/industries.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { Text } from "../../ui/Text.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";

type TradeCopy = (typeof industries)["items"][number];

interface TradeProps {
  copy: TradeCopy;
  labels: (typeof industries)["labels"];
  /** The picture of its counter, and the words for it. */
  imageAlt: string;
  locale: Locale;
  /** Every second trade stands on sand and turns its sides. */
  turned: boolean;
  /** What this counter sees or prints. */
  children: ReactNode;
}

export function Trade({ copy, labels, imageAlt, locale, turned, children }: TradeProps) {
  return (
    <section className={`py-16 lg:py-24 ${turned ? "bg-sand" : ""}`} id={copy.anchor}>
      <div className="shell grid items-center gap-12 md:grid-cols-2 md:gap-10 lg:gap-20">
        <Opening copy={copy} />
        <div className={`min-w-0 ${turned ? "md:order-first" : ""}`}>
          <Picture
            alt={imageAlt}
            className="w-full rounded-panel"
            locale={locale}
            name={`counter-${copy.anchor}`}
            sizes="(max-width: 64rem) 45vw, 36rem"
          />
        </div>
      </div>
      <div className="shell mt-12 grid items-center gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-16 lg:gap-x-20">
        <div className="grid gap-10">
          <Points items={copy.features} title={labels.features} />
          <Points items={copy.benefits} ticked title={labels.benefits} />
        </div>
        <div className={`min-w-0 ${turned ? "md:order-first" : ""}`}>{children}</div>
      </div>
    </section>
  );
}

function Opening({ copy }: { copy: TradeCopy }) {
  return (
    <div>
      <h2 className="font-bold text-title">
        <Text>{copy.title}</Text>
      </h2>
      <p className="mt-4 text-lead">
        <Text>{copy.description}</Text>
      </p>
      <dl className="mt-7 grid gap-3">
        {copy.figures.map(({ value, label }) => (
          <div className="flex flex-row-reverse items-baseline justify-end gap-3" key={label}>
            <dt>
              <Text>{label}</Text>
            </dt>
            <dd className="price-mark font-extrabold text-title">
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <WhatsappButton
        className="mt-8 w-full sm:w-auto"
        href={whatsappLink(business.phones.whatsapp, copy.whatsappText)}
        label={copy.cta}
        place={`industries_${copy.anchor}`}
      />
    </div>
  );
}

interface PointsProps {
  title: string;
  items: string[];
  ticked?: boolean;
}

function Points({ title, items, ticked = false }: PointsProps) {
  return (
    <div className="border-ink border-t-2 pt-5">
      <h3 className="mb-3 font-bold text-heading">
        <Text>{title}</Text>
      </h3>
      <ul>
        {items.map((item) => (
          <li className="flex break-inside-avoid gap-3 py-1.5" key={item}>
            {ticked ? (
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" strokeWidth={3} />
            ) : (
              <span aria-hidden="true" className="mt-[0.6em] size-1.5 shrink-0 rounded-full bg-action" />
            )}
            <span>
              <Text>{item}</Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
