import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";

const DAY = 86_400_000;
/** Without a request for so long a shop is closed, or the clock is wrong. */
const QUIET = 60 * DAY;
const tables = ["leads", "trials", "referrals"] as const;

/**
 * Whether the clock may have been set to a time years from now: it moved by more than a day since this was opened, or
 * was far from the newest request then. What is written meanwhile has the wrong time itself and says nothing.
 */
export function openClockCheck({ database, clock }: { database: Database; clock: Clock }): () => Promise<boolean> {
  const opened = clock().getTime();
  const ticking = performance.now();

  return async () => {
    const moved = clock().getTime() - opened - (performance.now() - ticking);
    if (Math.abs(moved) > DAY) return true;
    const newest = await newestBefore(database, new Date(opened).toISOString());
    return newest !== undefined && opened - Date.parse(newest) > QUIET;
  };
}

async function newestBefore(database: Database, time: string): Promise<string | undefined> {
  let newest: string | undefined;
  for (const table of tables) {
    const row = await database.run((db) =>
      db
        .selectFrom(table as "leads")
        .select(({ fn }) => fn.max("created_at").as("created_at"))
        .where("created_at", "<", time)
        .executeTakeFirst(),
    );
    if (row?.created_at && row.created_at > (newest ?? "")) newest = row.created_at;
  }
  return newest;
}
