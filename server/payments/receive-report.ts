import type Stripe from "stripe";
import { Refusal } from "#server/http/errors.ts";
import { paymentReport } from "./payment-report.ts";
import { PAID } from "./payment-status.ts";
import { applyReport, claimEvent, keepPayment } from "./payment-store.ts";
import type { PaymentParts } from "./payments.ts";

const OLDEST_SECONDS = 300;

/**
 * Takes what Stripe reports, once: the signature is checked over the body as it was sent, old ones are refused, and an
 * event that was read before changes nothing. When this resolves the row is on the disk, and with it, once the money is
 * there, the messages to the team and to the payer; else Stripe sends it again.
 * @throws Refusal invalid_signature, malformed_body
 * @throws DatabaseUnavailable
 */
export async function receiveReport(parts: PaymentParts, body: Buffer, signature: string): Promise<void> {
  const report = paymentReport(verifiedEvent(parts, body, signature));
  if (!report) return;
  const now = parts.clock();
  const isPaid = await parts.database.transaction(async (db) => {
    if (!(await claimEvent(db, report, now))) return false;
    const { id } = await keepPayment(db, report.intent, now);
    const applied = await applyReport(db, report, now);
    if (!applied || report.intent.status !== PAID) return false;
    await parts.outbox.write(db, { kind: "payment", id }, now);
    return true;
  });
  if (isPaid) parts.outbox.wake();
}

function verifiedEvent({ stripe, webhookSecret, clock }: PaymentParts, body: Buffer, signature: string): Stripe.Event {
  const receivedAt = clock().getTime();
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, OLDEST_SECONDS, undefined, receivedAt);
  } catch {
    throw new Refusal("invalid_signature");
  }
}
