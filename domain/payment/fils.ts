/** Stripe counts in the smallest coin: a dirham has 100 fils. */
export const FILS_PER_DIRHAM = 100;
