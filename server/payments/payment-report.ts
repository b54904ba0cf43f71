import { z } from "zod";
import { cleanText } from "#domain/language/plain-text.ts";
import { Refusal } from "#server/http/errors.ts";

/**
 * What Stripe reports of a payment intent, in the order in which it happens. Reports arrive in any order, and those of
 * one second cannot be told apart by their time: then the later step stands.
 */
const steps = [
  "payment_intent.created",
  "payment_intent.requires_action",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "payment_intent.succeeded",
] as const;

/** Marks the intents of this site, since one Stripe account may serve others too. */
export const SITE_MARK = "epos-site";

const name = z.string().regex(/^[\w-]{1,255}$/);
const typed = z.string().max(500).transform(cleanText);

/** What tells that an event is about a payment of this site. */
const ours = z.object({
  type: z.enum(steps),
  data: z.object({ object: z.object({ metadata: z.object({ site: z.literal(SITE_MARK) }) }) }),
});

/** What is kept of an event; a later version of Stripe's interface may send it in another shape. */
const reported = z.object({
  id: name,
  type: z.enum(steps),
  created: z
    .int()
    .min(0)
    .max(2 ** 40),
  data: z.object({
    object: z.object({
      id: name,
      status: name,
      amount: z.int().min(0).max(99_999_999),
      currency: z.string().regex(/^[a-z]{3}$/),
      receipt_email: typed.nullish(),
      metadata: z.object({ customer_name: typed.optional(), locale: typed.optional() }),
    }),
  }),
});

export type ReportedIntent = z.infer<typeof reported>["data"]["object"];

export interface PaymentReport {
  event: { id: string; type: string };
  intent: ReportedIntent;
  /** Sorts reports of one intent: by second, then by step. */
  position: number;
}

/**
 * What an event says of a payment on this site; undefined when it is about something else.
 * @throws Refusal malformed_body where such an event cannot be read; Stripe then sends it again, and shows the failure
 */
export function paymentReport(event: unknown): PaymentReport | undefined {
  if (!ours.safeParse(event).success) return undefined;
  const reading = reported.safeParse(event);
  if (!reading.success) throw new Refusal("malformed_body", { cause: new Error(z.prettifyError(reading.error)) });
  const { id, type, created, data } = reading.data;
  return { event: { id, type }, intent: data.object, position: created * steps.length + steps.indexOf(type) };
}
