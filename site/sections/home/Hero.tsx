import { Check } from "lucide-react";
import type { home } from "#content/en/home.ts";
import type { Locale } from "#domain/language/locales.ts";
import { trialPath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { Text } from "../../ui/Text.tsx";
import { Bills } from "./Bills.tsx";
import { heroPicture } from "./hero-picture.ts";
import { PriceReceipt } from "./PriceReceipt.tsx";

interface HeroProps {
  copy: (typeof home)["hero"];
  locale: Locale;
}

export function Hero({ copy, locale }: HeroProps) {
  return (
    <section className="bg-sand pt-8 pb-20 sm:pt-14 lg:pb-28">
      <div className="shell grid gap-x-8 gap-y-12 md:grid-cols-[1fr_1.15fr] md:grid-rows-[auto_auto_1fr] lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:gap-x-16">
        <div className="md:max-lg:col-span-2 lg:pt-6">
          <p className="flex items-center gap-3 font-semibold text-action">
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-notice" />
            <span>
              <Text>{copy.trustBadge}</Text>
            </span>
          </p>
          <h1 className="mt-4 font-extrabold text-display">
            <Text>{copy.title.before}</Text>
            <span className="price-mark whitespace-nowrap">{copy.title.price}</span>
            <Text>{copy.title.after}</Text>
          </h1>
          <p className="mt-5 max-w-xl text-lead">
            <Text>{copy.subtitle}</Text>
          </p>
          <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink className="text-lg sm:min-h-14 sm:px-8" href="#quote">
              {copy.ctaPrimary}
            </ButtonLink>
            <ButtonLink className="text-lg sm:min-h-14 sm:px-8" href={trialPath(locale, "trial")} tone="outline">
              {copy.ctaSecondary}
            </ButtonLink>
          </div>
          <p className="mt-3 text-muted text-sm">{copy.ctaNote}</p>
          <ul className="mt-9 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {copy.valueProps.map((value) => (
              <li className="flex items-start gap-3" key={value}>
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-action" strokeWidth={3} />
                <span>
                  <Text>{value}</Text>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="md:max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="aspect-[1120/875] xl:aspect-auto" data-after-paint={true}>
            <Picture
              alt={copy.imageAlt}
              className="w-full xl:-ms-4 xl:-me-16 xl:w-[calc(100%+5rem)] xl:max-w-none"
              locale={locale}
              name={heroPicture.name}
              sizes={heroPicture.sizes}
            />
          </div>
          <PriceReceipt copy={copy.priceCard} locale={locale} />
        </div>
        <div className="flex flex-col gap-8 md:max-lg:col-start-1 lg:justify-between xl:pb-14">
          <Bills copy={copy.bills} />
          <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-line border-t pt-8 sm:max-md:flex sm:max-md:justify-between lg:flex lg:justify-between">
            {copy.trustIndicators.map(({ value, label }) => (
              <div className="flex min-w-min flex-col-reverse justify-end" key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="font-bold text-2xl">
                  <Text>{value}</Text>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
