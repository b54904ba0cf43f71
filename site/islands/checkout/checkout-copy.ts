import { checkout as arabicCheckout } from "#content/ar/checkout.ts";
import { options as arabicOptions } from "#content/ar/options.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { business } from "#content/business.ts";
import { callbackFacts } from "#content/callback-facts.ts";
import { checkout as englishCheckout } from "#content/en/checkout.ts";
import { options as englishOptions } from "#content/en/options.ts";
import { validation as englishValidation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";
import { orderAmounts } from "#domain/order/order-amounts.ts";
import { pagePath } from "#domain/pages.ts";
import type { CheckoutProps } from "./props.ts";

/** The island's props for one language; called while pages are built, so that no page ships two languages. */
export function checkoutProps(locale: Locale): CheckoutProps {
  const { checkout, options, validation } =
    locale === "ar"
      ? { checkout: arabicCheckout, options: arabicOptions, validation: arabicValidation }
      : { checkout: englishCheckout, options: englishOptions, validation: englishValidation };
  const { loading, tabs, optional, submitting, fillFirst, stillEmpty, refused, privacy, notDelivered, card } = checkout;
  const { received: _invoicePage, ...invoice } = checkout.invoice;
  const { received: _callbackPage, ...callback } = checkout.callback;
  const shared = { loading, tabs, optional, submitting, fillFirst, stillEmpty, refused, privacy, notDelivered, card };
  return {
    locale,
    copy: { ...shared, invoice, callback, emirates: options.emirates, validation },
    whatsapp: business.phones.whatsapp,
    total: orderAmounts(business.price.vatPercent).total,
    promises: { callback: callbackFacts, invoiceHours: business.promises.invoiceHours },
    privacyPage: pagePath(locale, "privacy"),
  };
}
