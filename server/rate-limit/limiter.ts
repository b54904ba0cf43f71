import { setTimeout as pause } from "node:timers/promises";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "#server/db/database.ts";

export interface LimitRule {
  points: number;
  /** Seconds. */
  duration: number;
  /** Seconds for which whoever passed the limit stays past it. */
  blockDuration?: number;
}

/** Milliseconds that a request waits, once for all its limits. */
export const LIMITS_WITHIN = 500;
const AWAY_FOR = 5000;
/** Milliseconds by which the clocks of two servers may differ. */
const SKEW = 60_000;

/** What counts: `consume` rejects with a RateLimiterRes past the limit. */
export type Limiter = Pick<RateLimiterAbstract, "consume" | "reward">;

/** Counts in PostgreSQL for all processes, else in this one. While PostgreSQL does not answer, each counts for itself. */
export function limiter(database: Database, keyPrefix: string, rule: LimitRule): Limiter {
  const { pool } = database;
  const inMemory = new RateLimiterMemory({ keyPrefix, ...rule });
  if (!pool) return inMemory;
  const options = { ...rule, keyPrefix, storeClient: pool, tableName: "rate_limits", tableCreated: true };
  const shared = withoutTheFuture(new RateLimiterPostgres(options), rule);
  return sharedOr(inMemory, shared, { pool, away: database.away });
}

/**
 * Windows stand in the database with the time at which they end. One that a clock began which was ahead would last as
 * long as that clock was wrong: whoever would be refused for it begins a new one.
 */
function withoutTheFuture(shared: RateLimiterPostgres, { duration, blockDuration = 0 }: LimitRule): Limiter {
  const longest = Math.max(duration, blockDuration) * 1000 + SKEW;
  return {
    async consume(key, ...given) {
      try {
        return await shared.consume(key, ...given);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes) || refused.msBeforeNext <= longest) throw refused;
        await shared.delete(key);
        return await shared.consume(key, ...given);
      }
    },
    reward: (...given) => shared.reward(...given),
  };
}

/** Until when, by performance.now(), a database is not asked again: else every limit of every request would wait for it. */
const awayUntil = new WeakMap<object, number>();

function sharedOr(
  inMemory: Limiter,
  shared: Limiter,
  { pool, away }: { pool: object } & Pick<Database, "away">,
): Limiter {
  async function ask(work: (limit: Limiter) => Promise<RateLimiterRes>): Promise<RateLimiterRes> {
    if (away() !== undefined || (awayUntil.get(pool) ?? 0) > performance.now()) return await work(inMemory);
    try {
      const late = pause(LIMITS_WITHIN, undefined, { ref: false }).then(() => Promise.reject(new Error("late")));
      return await Promise.race([work(shared), late]);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw refused;
      awayUntil.set(pool, performance.now() + AWAY_FOR);
      return await work(inMemory);
    }
  }
  return {
    consume: (...given) => ask((limit) => limit.consume(...given)),
    reward: (...given) => ask((limit) => limit.reward(...given)),
  };
}

/** Seconds to wait; undefined within the limit. A fault of the limiter lets the request through: a lead lost to it would cost more than one too many. */
export async function consume(limit: Limiter, key: string): Promise<number | undefined> {
  try {
    await limit.consume(key);
    return undefined;
  } catch (refused) {
    return refused instanceof RateLimiterRes ? Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) : undefined;
  }
}
