/** What Stripe adds to the address of a page that a buyer comes back to from the bank's own page. */
const added = ["payment_intent", "payment_intent_client_secret", "redirect_status"];

let secret = takenFromAddress();

/**
 * The secret is taken out of the address before anything else reads it: it must stay in no history, bookmark, screenshot
 * or analytics. The hash in its place opens the card's tab.
 */
function takenFromAddress(): string | undefined {
  if (typeof window === "undefined") return undefined;
  const address = new URL(window.location.href);
  const found = address.searchParams.get("payment_intent_client_secret") ?? undefined;
  if (!added.some((name) => address.searchParams.has(name))) return undefined;
  for (const name of added) address.searchParams.delete(name);
  address.hash = "card";
  window.history.replaceState(window.history.state, "", address);
  const checkout = document.querySelector("[data-checkout]");
  checkout?.scrollIntoView({ block: "start" });
  // The form wakes when it is used: this is in place of the buyer's own finger.
  checkout?.dispatchEvent(new Event("focusin", { bubbles: true }));
  return found;
}

/** The secret of the payment that the buyer comes back from the bank with: told once. */
export function returnedPayment(): string | undefined {
  const told = secret;
  secret = undefined;
  return told;
}
