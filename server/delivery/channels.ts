/** Ways a message can leave; each is worked off by itself, so that one that fails holds up none of the others. */
export const channels = ["email-team", "email-customer", "webhook"] as const;
export type Channel = (typeof channels)[number];
