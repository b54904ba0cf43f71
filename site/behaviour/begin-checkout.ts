import { trackOnce } from "./analytics.ts";

/** Who came by a buy button was counted at the button. */
document.addEventListener("astro:page-load", () => {
  if (document.querySelector("[data-checkout]")) trackOnce("begin_checkout");
});
