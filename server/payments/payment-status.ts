import type Stripe from "stripe";

/**
 * What Stripe reports of a payment intent, in the order in which it happens. Reports arrive in any order, and those of
 * one second cannot be told apart by their time: then the later step stands.
 */
const steps: readonly string[] = [
  "payment_intent.created",
  "payment_intent.requires_action",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "payment_intent.succeeded",
];

export interface PaymentReport {
  eventId: string;
  intent: Stripe.PaymentIntent;
  /** Sorts reports of one intent: by second, then by step. */
  position: number;
}

/** What an event says of a payment intent; undefined when it is about something else. */
export function paymentReport(event: Stripe.Event): PaymentReport | undefined {
  const step = steps.indexOf(event.type);
  if (step === -1) return undefined;
  const intent = event.data.object as Stripe.PaymentIntent;
  return { eventId: event.id, intent, position: event.created * steps.length + step };
}

/** Of an intent just made. */
export const FIRST_STATUS = "requires_payment_method";
export const PAID = "succeeded";
/** Nothing follows these: succeeded stays succeeded. */
export const finalStatuses = [PAID, "canceled"];
