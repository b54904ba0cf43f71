import { randomUUID } from "node:crypto";

export interface StripeReport {
  /** Such as succeeded. */
  type: string;
  status: string;
  /** Seconds since 1970. */
  created: number;
  id?: string;
  /** What differs from the intent as it was made. */
  intent?: object;
}

/** The body of Stripe's report about a payment intent. */
export function stripeEvent(made: object | undefined, { type, status, created, id, intent }: StripeReport): string {
  return JSON.stringify({
    id: id ?? `evt_${randomUUID()}`,
    object: "event",
    type: `payment_intent.${type}`,
    created,
    data: { object: { ...made, ...intent, status } },
  });
}
