import { trackOnce } from "./analytics.ts";

// This runs when the checkout is first reached; who came by a buy button was counted at the button.
trackOnce("begin_checkout");
