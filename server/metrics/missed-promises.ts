import { business } from "#content/business.ts";
import { callbackFacts } from "#content/callback-facts.ts";
import { type PreferredTime, preferredTimes } from "#domain/lead/sources.ts";
import { callbackPromise } from "#domain/promises/callback-promise.ts";
import { invoicePromise } from "#domain/promises/invoice-promise.ts";
import type { Database } from "#server/db/database.ts";

export const promises = ["callback", "invoice"] as const;
type Promised = (typeof promises)[number];

const sources: Record<string, Promised> = { checkout_callback: "callback", checkout_invoice: "invoice" };
const DAY = 86_400_000;

/**
 * How many requests of the last 24 hours the team was told of too late to keep what was promised, or has not been told
 * of yet though it is too late. Whether somebody then called is not known here.
 */
export async function missedPromises(database: Database, now: Date): Promise<Record<Promised, number>> {
  const since = new Date(now.getTime() - DAY).toISOString();
  const told = await database.run((db) =>
    db
      .selectFrom("leads")
      .innerJoin("outbox", "outbox.lead_id", "leads.id")
      .select(["leads.source", "leads.preferred_time", "leads.created_at", "outbox.sent_at"])
      .where("outbox.channel", "=", "email-team")
      .where("leads.source", "in", Object.keys(sources))
      .where("leads.created_at", ">=", since)
      .execute(),
  );
  const missed = { callback: 0, invoice: 0 };
  for (const { source, preferred_time, created_at, sent_at } of told) {
    const promise = sources[source];
    if (!promise) continue;
    const due = promise === "invoice" ? invoiceDue(created_at) : callDue(created_at, preferred_time);
    if ((sent_at === null ? now : new Date(sent_at)) > due) missed[promise] += 1;
  }
  return missed;
}

function invoiceDue(createdAt: string): Date {
  return invoicePromise(new Date(createdAt), business.promises.invoiceHours);
}

/** The last moment at which a call still is in time. */
function callDue(createdAt: string, preferredTime: string | null): Date {
  const time: PreferredTime | "" = preferredTimes.find((known) => known === preferredTime) ?? "";
  const promise = callbackPromise(new Date(createdAt), time, callbackFacts);
  switch (promise.kind) {
    case "soon":
      return promise.by;
    case "slot":
      return promise.to;
    case "opening":
      return promise.at;
  }
}
