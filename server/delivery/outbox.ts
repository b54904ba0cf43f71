import { randomUUID } from "node:crypto";
import type { Queries } from "#server/db/database.ts";
import type { SubmitKind } from "#server/repeated-submits/claims.ts";
import type { Suspicion } from "#server/spam-wall/suspicion.ts";
import type { Channel } from "./channels.ts";

/** What the messages tell: that a request came in, that a payment went through. */
const happenings = {
  lead: "lead.created",
  referral: "referral.created",
  trial: "trial.created",
  payment: "payment.succeeded",
} as const;

/** A record just stored. */
export interface Stored {
  kind: SubmitKind | "payment";
  id: string;
  /** Of suspects only. */
  suspicion?: Suspicion | undefined;
}

/** Where whoever stores a record leaves word of it. */
export interface Outbox {
  /** Writes the record's messages; in the transaction that stores the record, so that there is never one without the other. */
  write(db: Queries, stored: Stored, now: Date): Promise<void>;
  /** Once that transaction is through: deliver now rather than at the next look. */
  wake(): void;
}

/** An outbox for these channels; `wake` tells the worker, where there is one in this process. */
export function createOutbox(channels: readonly Channel[], wake: () => void = () => undefined): Outbox {
  return {
    async write(db, { kind, id, suspicion }, now) {
      const told = suspicion ? channelsForSuspect(channels, suspicion) : channels;
      if (told.length === 0) return;
      const time = now.toISOString();
      const message = {
        kind: suspicion ? `${kind}.suspected` : happenings[kind],
        lead_id: null,
        referral_id: null,
        trial_id: null,
        payment_id: null,
        [`${kind}_id`]: id,
        next_attempt_at: time,
        created_at: time,
        leased_until: null,
        lease_token: null,
        last_error: null,
        sent_at: null,
      };
      const messages = told.map((channel) => ({ ...message, channel, id: randomUUID() }));
      await db.insertInto("outbox").values(messages).execute();
    },
    wake,
  };
}

/** Never the customer: the address may be that of somebody who asked for nothing. */
function channelsForSuspect(channels: readonly Channel[], { quiet }: Suspicion): readonly Channel[] {
  return quiet ? [] : channels.filter((channel) => channel !== "email-customer");
}
