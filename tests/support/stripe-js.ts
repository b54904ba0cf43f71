import type { Page } from "@playwright/test";

/** How the bank answers: a card that is good, one that is refused. */
export type Bank = "accepts" | "declines";

/**
 * Serves a stand-in for https://js.stripe.com: a form with one field, and an answer to its confirmation. Gives back
 * the addresses at Stripe that were asked for.
 */
export async function serveStripeJs(page: Page, bank: () => Bank | "unreachable"): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://*.stripe.com/**", (route) => {
    asked.push(route.request().url());
    const answer = bank();
    if (answer === "unreachable") return route.abort();
    return route.fulfill({ contentType: "text/javascript", body: `(${standIn})()` });
  });
  await page.exposeFunction("askBank", bank);
  return asked;
}

function standIn() {
  type Listener = (event: unknown) => void;
  const stripe = () => ({
    elements: () => ({
      create: () => {
        const listeners = new Map<string, Listener>();
        return {
          on: (name: string, listener: Listener) => void listeners.set(name, listener),
          off: () => {},
          update: () => {},
          destroy: () => {},
          mount(place: HTMLElement) {
            const card = document.createElement("input");
            card.setAttribute("aria-label", "card number");
            place.append(card);
            setTimeout(() => listeners.get("ready")?.({}), 50);
          },
        };
      },
      update: () => {},
      submit: async () => ({}),
      getElement: () => null,
    }),
    async confirmPayment({ clientSecret }: { clientSecret: string }) {
      const bank = await (window as unknown as { askBank(): Promise<string> }).askBank();
      if (bank === "declines") return { error: { type: "card_error", message: "Your card was declined." } };
      return { paymentIntent: { id: clientSecret.replace(/_secret.*/, ""), status: "succeeded" } };
    },
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
  });
  Object.assign(window, { Stripe: Object.assign(stripe, { version: "endive" }) });
}
