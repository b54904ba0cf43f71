import type { ReactNode } from "react";
import type { products } from "#content/en/products.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Text } from "../../ui/Text.tsx";

interface PackageHeroProps {
  copy: (typeof products)["hero"];
  locale: Locale;
  /** The compact quote: an island, so the page hands it in. */
  children: ReactNode;
}

export function PackageHero({ copy, locale, children }: PackageHeroProps) {
  return (
    <section className="bg-sand pt-10 pb-20 sm:pt-16 lg:pb-28">
      <div className="shell grid gap-12 md:grid-cols-2 md:items-center md:gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div>
          <h1 className="font-extrabold text-display">
            <Text>{copy.title}</Text>
          </h1>
          <p className="mt-5 max-w-xl text-lead">
            <Text>{copy.subtitle}</Text>
          </p>
          <p className="mt-8 flex flex-wrap items-baseline gap-x-3">
            <strong className="price-mark font-extrabold text-title">{copy.price}</strong>
            <span className="text-lead">{copy.period}</span>
          </p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink className="text-lg sm:px-8" data-track="begin_checkout" href={pagePath(locale, "checkout")}>
              {copy.buy}
            </ButtonLink>
            <ButtonLink className="text-lg sm:px-8" href="#quote" tone="outline">
              {copy.toQuote}
            </ButtonLink>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
