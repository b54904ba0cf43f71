import type { ReactNode } from "react";
import type { checkout } from "#content/en/checkout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Text } from "../../ui/Text.tsx";
import { OrderSummary } from "./OrderSummary.tsx";

interface CheckoutDeskProps {
  copy: typeof checkout;
  locale: Locale;
  /** The forms: an island, so the page hands it in. */
  children: ReactNode;
}

/** What is ordered stays in sight beside the ways to order it. */
export function CheckoutDesk({ copy, locale, children }: CheckoutDeskProps) {
  return (
    <section className="bg-sand pt-6 pb-20 sm:pt-14 lg:pb-28">
      <div className="shell grid gap-x-16 gap-y-6 lg:gap-y-10 lg:grid-cols-[1.55fr_1fr]">
        <div>
          <h1 className="font-extrabold text-display">
            <Text>{copy.title}</Text>
          </h1>
          <p className="mt-3 max-w-xl sm:mt-5 text-lead">
            <Text>{copy.intro}</Text>
          </p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:inset-bs-28">
            <OrderSummary copy={copy.summary} locale={locale} />
          </div>
        </div>
        <div className="rounded-panel bg-paper p-5 shadow-paper sm:p-10 print:not-has-[[data-checkout-success]]:hidden">
          {children}
        </div>
      </div>
    </section>
  );
}
