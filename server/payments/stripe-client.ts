import Stripe from "stripe";
import type { PaymentsEnv } from "#server/env-payments.ts";

/** Milliseconds for one attempt; the visitor watches "Setting up secure payment". */
const TIMEOUT = 8000;
const RETRIES = 1;

/** Stripe's own client; it repeats a failed call under the same Idempotency-Key. */
export function openStripe({ secretKey, apiBase }: Pick<PaymentsEnv, "secretKey" | "apiBase">): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === "http:" ? "http" : "https",
      host: base.hostname,
      port: base.port || (base.protocol === "http:" ? 80 : 443),
    }),
  });
}
