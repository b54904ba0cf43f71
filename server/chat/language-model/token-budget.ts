import type { Database } from "#server/db/database.ts";
import { limiter } from "#server/rate-limit/limiter.ts";

const A_DAY = 86_400;
const KEY = "all";

/** Tokens that the language model may take in a day, over all processes when the database is PostgreSQL. */
export interface TokenBudget {
  /** False when the day's budget does not hold that many more. Never throws. */
  reserve(tokens: number): Promise<boolean>;
  /** Gives back what was reserved and not used. Never throws. */
  giveBack(tokens: number): Promise<void>;
}

export function openTokenBudget(database: Database, tokensADay: number): TokenBudget {
  const spent = limiter(database, "chat-tokens", { points: tokensADay, duration: A_DAY });
  return {
    async reserve(tokens) {
      const reserved = spent.consume(KEY, tokens).then(
        () => true,
        () => false,
      );
      if (!(await reserved)) await this.giveBack(tokens);
      return await reserved;
    },
    async giveBack(tokens) {
      await spent.reward(KEY, tokens).catch(() => undefined);
    },
  };
}
