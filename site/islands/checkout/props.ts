import type { checkout } from "#content/en/checkout.ts";
import type { options } from "#content/en/options.ts";
import type { validation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";
import type { CallbackFacts } from "#domain/promises/callback-promise.ts";

type Copy = typeof checkout;
type SharedTexts =
  | "loading"
  | "tabs"
  | "optional"
  | "submitting"
  | "fillFirst"
  | "stillEmpty"
  | "refused"
  | "privacy"
  | "notDelivered"
  | "card";

export interface CheckoutProps {
  locale: Locale;
  copy: Pick<Copy, SharedTexts> & {
    invoice: Omit<Copy["invoice"], "received">;
    callback: Omit<Copy["callback"], "received">;
    emirates: (typeof options)["emirates"];
    validation: typeof validation;
  };
  whatsapp: string;
  /** What a card is charged, in whole dirhams. */
  total: number;
  promises: { callback: CallbackFacts; invoiceHours: number };
  privacyPage: string;
}
