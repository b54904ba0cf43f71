import { z } from "zod";
import { origin } from "./env-fields.ts";

// No message repeats a value: it may be a secret.
const key = (pattern: RegExp, message: string) => z.string().refine((text) => pattern.test(text), message);

/** Variables of payments by card; there are none unless all three keys are set. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: key(
    /^[sr]k_(?:test|live)_\w+$/,
    "must be a secret key of Stripe: sk_test_..., sk_live_... or rk_...",
  )
    .optional()
    .describe("With the two below: payments by card through Stripe"),
  STRIPE_PUBLISHABLE_KEY: key(
    /^pk_(?:test|live)_\w+$/,
    "must be a publishable key of Stripe: pk_test_... or pk_live_...",
  )
    .optional()
    .describe("The key that the page may know"),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, "must be the signing secret of a Stripe webhook: whsec_...")
    .optional()
    .describe("Signs what Stripe reports to /api/payments/webhook"),
  STRIPE_API_BASE: origin.optional().describe("A stand-in for Stripe's API, for tests; refused with live keys"),
};

export interface PaymentsEnv {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase: string | undefined;
}

type Settings = z.output<z.ZodObject<typeof paymentVariables>>;

const keyNames = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
const isLive = (stripeKey: string) => stripeKey.includes("_live_");

/** @throws what `fail` makes of a variable that does not go with another */
export function paymentsOf(settings: Settings, fail: (message: string) => Error): PaymentsEnv | undefined {
  const [secretKey, publishableKey, webhookSecret] = keyNames.map((name) => settings[name]);
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  if (!secretKey || !publishableKey || !webhookSecret) {
    const missing = keyNames.find((name) => !settings[name]);
    throw fail(`${missing} must be set too: payments by card need ${keyNames.join(", ")}`);
  }
  if (isLive(secretKey) !== isLive(publishableKey)) {
    throw fail("STRIPE_PUBLISHABLE_KEY must be for tests where STRIPE_SECRET_KEY is, and live where that is live");
  }
  const apiBase = settings.STRIPE_API_BASE;
  if (apiBase && isLive(secretKey)) throw fail("STRIPE_API_BASE must not be set with live keys");
  return { secretKey, publishableKey, webhookSecret, apiBase };
}
