import { test as base } from "@playwright/test";
import { type StripeStandIn, startStripeStandIn, stripeKeys } from "#server/testing/stripe-stand-in.ts";
import { serveSite } from "../../scripts/process/serve-site.mjs";
import { type Row, storedRows } from "./stored-rows.ts";

interface CardSite {
  url: string;
  stripe: StripeStandIn;
  payments(): Promise<Row[]>;
}

/** The site with keys of Stripe, and a stand-in for Stripe behind it. */
export const test = base.extend<object, { cards: CardSite }>({
  cards: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern
    async ({}, use) => {
      const stripe = await startStripeStandIn();
      const server = await serveSite({
        STRIPE_SECRET_KEY: stripeKeys.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
        STRIPE_API_BASE: stripe.apiBase,
      });
      await use({ url: server.url, stripe, payments: () => storedRows(server, "select * from payments") });
      await server.stop();
      await stripe.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ cards }, use) => use(cards.url),
});

export { expect } from "@playwright/test";
