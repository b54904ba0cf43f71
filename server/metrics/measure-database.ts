import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { type Channel, channels } from "#server/delivery/channels.ts";
import type { Metrics } from "./metrics.ts";
import { missedPromises, promises } from "./missed-promises.ts";

const waitingStatuses = ["pending", "set_aside"] as const;
const PATIENCE = 2000;

/** Reads from the database what all processes on it have in common; when it does not answer, that is what is shown. */
export async function measureDatabase(metrics: Metrics, database: Database, clock: Clock): Promise<void> {
  try {
    const [outbox, missed] = await inTime(Promise.all([readOutbox(database), missedPromises(database, clock())]));
    for (const channel of channels) showChannel(metrics, channel, outbox, clock().getTime());
    for (const promise of promises) metrics.missed.set({ promise }, missed[promise]);
    metrics.databaseUp.set(1);
  } catch {
    // What was read before is not true any more.
    for (const gauge of [metrics.outbox, metrics.oldest, metrics.missed]) gauge.reset();
    metrics.databaseUp.set(0);
  }
}

type WaitingMessages = Awaited<ReturnType<typeof readOutbox>>;

async function readOutbox(database: Database) {
  return await database.run((db) =>
    db
      .selectFrom("outbox")
      .select(({ fn }) => ["channel", "status", fn.countAll().as("count"), fn.min("created_at").as("oldest")])
      .where("status", "in", waitingStatuses)
      .groupBy(["channel", "status"])
      .execute(),
  );
}

function showChannel({ outbox, oldest }: Metrics, channel: Channel, messages: WaitingMessages, now: number) {
  const of = (status: string) => messages.find((row) => row.channel === channel && row.status === status);
  for (const status of waitingStatuses) outbox.set({ channel, status }, Number(of(status)?.count ?? 0));
  const since = of("pending")?.oldest;
  oldest.set({ channel }, since ? Math.max(0, now - Date.parse(since)) / 1000 : 0);
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("late")), PATIENCE);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
