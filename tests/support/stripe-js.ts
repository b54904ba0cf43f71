import type { Page } from "@playwright/test";

/** How the bank answers: a card that is good, one that is refused, a decision later; or with a page of its own first. */
export type Bank = "accepts" | "declines" | "ponders" | "challenges";

type Answer = Bank | "unreachable";

/**
 * Serves a stand-in for https://js.stripe.com: a form with one field, and an answer to its confirmation. Gives back
 * the addresses at Stripe that were asked for.
 */
export async function serveStripeJs(page: Page, bank: () => Answer | Promise<Answer>): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://*.stripe.com/**", async (route) => {
    asked.push(route.request().url());
    const answer = await bank();
    if (answer === "unreachable") return route.abort();
    const { hostname, searchParams } = new URL(route.request().url());
    if (hostname === "hooks.stripe.com") {
      const body = `<!doctype html><title>Bank</title><a href="${searchParams.get("back")?.replaceAll("&", "&amp;")}">Back to the shop</a>`;
      return route.fulfill({ contentType: "text/html", body });
    }
    return route.fulfill({ contentType: "text/javascript", body: `(${standIn})()` });
  });
  await page.exposeFunction("askBank", bank);
  return asked;
}

function standIn() {
  type Listener = (event: unknown) => void;
  type Confirmation = { clientSecret: string; confirmParams: { return_url: string } };
  const askBank = () => (window as unknown as { askBank(): Promise<string> }).askBank();
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
    async retrievePaymentIntent(clientSecret: string) {
      const bank = await askBank();
      const statuses = { accepts: "succeeded", ponders: "processing" } as Record<string, string>;
      const status = statuses[bank] ?? "requires_payment_method";
      const last_payment_error = { message: "Your bank refused the payment." };
      return { paymentIntent: { id: clientSecret.replace(/_secret.*/, ""), status, last_payment_error } };
    },
    async confirmPayment({ clientSecret, confirmParams }: Confirmation) {
      const bank = await askBank();
      if (bank === "challenges") {
        const back = new URL(confirmParams.return_url);
        back.searchParams.set("payment_intent", clientSecret.replace(/_secret.*/, ""));
        back.searchParams.set("payment_intent_client_secret", clientSecret);
        back.searchParams.set("redirect_status", "succeeded");
        window.location.assign(`https://hooks.stripe.com/3d_secure?back=${encodeURIComponent(back.href)}`);
        return await new Promise<never>(() => {});
      }
      if (bank === "declines") return { error: { type: "card_error", message: "Your card was declined." } };
      const status = bank === "ponders" ? "processing" : "succeeded";
      return { paymentIntent: { id: clientSecret.replace(/_secret.*/, ""), status } };
    },
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
  });
  Object.assign(window, { Stripe: Object.assign(stripe, { version: "endive" }) });
}
