import { Check } from "lucide-react";
import type { home } from "#content/en/home.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Text } from "../../../ui/Text.tsx";

interface OneTimePurchaseProps {
  copy: (typeof home)["paymentOptions"]["oneTime"];
  locale: Locale;
}

export function OneTimePurchase({ copy, locale }: OneTimePurchaseProps) {
  return (
    <div className="relative rounded-panel bg-paper p-6 shadow-paper sm:p-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="font-bold text-heading">{copy.name}</h3>
        <p className="rounded-full bg-action-soft px-3 py-0.5 font-semibold text-action-strong text-sm">{copy.badge}</p>
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-4">
        <strong className="price-mark whitespace-nowrap font-extrabold text-display leading-tight">{copy.price}</strong>
        <span className="text-lead">{copy.period}</span>
      </p>
      <ul className="mt-7 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {copy.features.map((feature) => (
          <li className="flex gap-3" key={feature}>
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-action" strokeWidth={3} />
            <span>
              <Text>{feature}</Text>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-line border-t pt-6">
        <dl>
          <dt className="text-muted">{copy.savingsLabel}</dt>
          <dd className="font-bold text-2xl">
            <Text>{copy.savings}</Text>
          </dd>
        </dl>
        <ButtonLink
          className="w-full text-lg sm:w-auto sm:min-h-14 sm:px-10"
          data-track="begin_checkout"
          href={pagePath(locale, "checkout")}
        >
          {copy.cta}
        </ButtonLink>
      </div>
    </div>
  );
}
