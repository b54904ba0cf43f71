import type { Appearance, Stripe, StripeElementsOptions } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Locale } from "#domain/language/locales.ts";
import { FILS_PER_DIRHAM } from "#domain/payment/fils.ts";

const SLOWEST_SCRIPT_MS = 20_000;

/**
 * Fetches Stripe's script; a later call tries again. Throws when it does not arrive. No load parameters are set: with
 * them the library's own second try never ends.
 */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, SLOWEST_SCRIPT_MS, null));
  const stripe = await Promise.race([loadStripe(publishableKey), tooLate]);
  if (!stripe) throw new Error("Stripe.js did not arrive");
  return stripe;
}

/** The colours of tokens.css: Stripe's frame cannot read them. */
const appearance: Appearance = {
  variables: {
    borderRadius: "12px",
    colorBackground: "#fdfcf8",
    colorDanger: "#a3261c",
    colorPrimary: "#0b6b50",
    colorText: "#0d1f19",
    fontSizeBase: "16px",
  },
};

/** `total` in whole dirhams. The form is drawn before there is a payment: that is made when the buyer presses Pay. */
export function elementsOptions(locale: Locale, total: number): StripeElementsOptions {
  return {
    mode: "payment",
    amount: total * FILS_PER_DIRHAM,
    currency: "aed",
    allowedPaymentMethodTypes: ["card"],
    locale,
    appearance,
  };
}
