import type { home } from "#content/en/home.ts";
import type { Locale } from "#domain/language/locales.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { MonthlyPlan } from "./payment/MonthlyPlan.tsx";
import { OneTimePurchase } from "./payment/OneTimePurchase.tsx";
import { PaymentMethods } from "./payment/PaymentMethods.tsx";

interface PaymentOptionsProps {
  copy: (typeof home)["paymentOptions"];
  locale: Locale;
}

export function PaymentOptions({ copy, locale }: PaymentOptionsProps) {
  return (
    <section className="bg-sand py-20 lg:py-28" id="payment">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <div className="grid lg:grid-cols-[1.6fr_1fr] lg:items-center">
          <OneTimePurchase copy={copy.oneTime} locale={locale} />
          <MonthlyPlan copy={copy.monthly} />
        </div>
        <PaymentMethods methods={copy.methods} title={copy.methodsTitle} />
      </div>
    </section>
  );
}
