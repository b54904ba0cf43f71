import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { MOST_ATTEMPTS, waitAfter } from "./backoff.ts";
import type { Channel } from "./channels.ts";
import { asFailure, DeliveryFailure } from "./delivery-failure.ts";
import { LEASE, lease, type OutboxMessage, release, renewLease } from "./leases.ts";

/** Gets one message out; resolves once the receiver has taken it, throws when it has not. */
export type Send = (message: OutboxMessage) => Promise<void>;

export interface DeliveryParts {
  database: Database;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, "info" | "warn">;
  metrics?: Pick<Metrics, "deliveries" | "lag"> | undefined;
}

const AT_ONCE = 10;
/** Milliseconds. */
const SEND_WITHIN = 60_000;

/**
 * Delivers what is due on one channel, a handful at a time, and resolves with how many it took; 0 when none was due.
 * What fails is put off, or set aside after the last try. At least once: a process that dies after sending and before
 * noting it sends again, under the same id; so the notes need not be on the disk at once.
 */
export async function deliverDue(parts: DeliveryParts, channel: Channel, send: Send): Promise<number> {
  const { database, clock, logger } = parts;
  const { token, messages } = await lease(database, channel, clock(), AT_ONCE);
  if (messages.length === 0) return 0;
  const renewing = setInterval(() => {
    database
      .runUnsynced((db) => renewLease(db, token, clock()))
      .catch((error) => logger.warn({ event: "lease", error }));
  }, LEASE / 3);
  try {
    const deliveries = messages.map((message) => deliver(parts, { message, token, channel }, send));
    for (const end of await Promise.allSettled(deliveries)) if (end.status === "rejected") throw end.reason;
  } finally {
    clearInterval(renewing);
  }
  return messages.length;
}

interface Leased {
  message: OutboxMessage;
  token: string;
  channel: Channel;
}

async function deliver(parts: DeliveryParts, leased: Leased, send: Send): Promise<void> {
  const { database, clock } = parts;
  const { message, token } = leased;
  try {
    await inTime(send(message));
  } catch (error) {
    return await putOff(parts, leased, asFailure(error));
  }
  const sentAt = clock().toISOString();
  await database.runUnsynced((db) =>
    release(db, token, message.id, { status: "sent", sent_at: sentAt, last_error: null, next_attempt_at: sentAt }),
  );
  parts.metrics?.deliveries.inc({ channel: leased.channel, outcome: "sent" });
  parts.metrics?.lag.observe({ channel: leased.channel }, secondsBetween(message.created_at, sentAt));
}

/** A receiver that never answers must not hold up the messages behind it. */
async function inTime(sending: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeliveryFailure("TIMEOUT")), SEND_WITHIN);
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function putOff({ database, clock, logger, metrics }: DeliveryParts, leased: Leased, failure: DeliveryFailure) {
  const { message, token, channel } = leased;
  const isLast = failure.final || message.attempts >= MOST_ATTEMPTS;
  const next = new Date(clock().getTime() + waitAfter(message.attempts, failure.retryAfter)).toISOString();
  const error = { name: channel, code: failure.code };
  metrics?.deliveries.inc({ channel, outcome: isLast ? "set_aside" : "put_off" });
  logger.warn({ event: isLast ? "message set aside" : "message put off", count: message.attempts, error });
  await database.runUnsynced((db) =>
    release(db, token, message.id, {
      status: isLast ? "set_aside" : "pending",
      next_attempt_at: next,
      last_error: failure.code,
    }),
  );
  if (!failure.endsChannel) return;
  await database.runUnsynced((db) =>
    db
      .updateTable("outbox")
      .set({ status: "set_aside", last_error: failure.code })
      .where("channel", "=", channel)
      .where("status", "=", "pending")
      .execute(),
  );
}

function secondsBetween(from: string, to: string): number {
  return Math.max(0, Date.parse(to) - Date.parse(from)) / 1000;
}
