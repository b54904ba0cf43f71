import type { Database } from "#server/db/database.ts";
import { consume, type LimitRule, limiter } from "#server/rate-limit/limiter.ts";

export interface WallRules {
  /** Requests a minute past which every browser is asked for work. */
  attackAt: number;
  /** Confirmations to one address. */
  recipient: LimitRule;
  /** Messages about suspects. */
  told: LimitRule;
}

export const wallRules: WallRules = {
  attackAt: 120,
  recipient: { points: 5, duration: 24 * 3600 },
  told: { points: 30, duration: 3600 },
};

/** An attack counts as going on for so long after the last time that the threshold was passed. */
const ATTACK_SECONDS = 600;
/** Longer than a challenge is valid. */
const NONCE_SECONDS = 1200;

/** Counted in PostgreSQL for all processes, else in this one. Each counts the request it is asked about. */
export interface WallCounters {
  isAttack(): Promise<boolean>;
  isFrequentRecipient(hash: string): Promise<boolean>;
  isSpent(nonce: string): Promise<boolean>;
  isTooManyToTell(): Promise<boolean>;
}

/** For load tests. */
export const noCounters: WallCounters = {
  isAttack: async () => false,
  isFrequentRecipient: async () => false,
  isSpent: async () => false,
  isTooManyToTell: async () => false,
};

export function wallCounters(database: Database, rules: WallRules): WallCounters {
  const attackRule = { points: rules.attackAt, duration: 60, blockDuration: ATTACK_SECONDS };
  const attack = limiter(database, "wall-attack", attackRule);
  const recipient = limiter(database, "wall-recipient", rules.recipient);
  const spent = limiter(database, "wall-proof", { points: 1, duration: NONCE_SECONDS });
  const told = limiter(database, "wall-told", rules.told);
  return {
    isAttack: async () => (await consume(attack, "all")) !== undefined,
    isFrequentRecipient: async (hash) => (await consume(recipient, hash)) !== undefined,
    isSpent: async (nonce) => (await consume(spent, nonce)) !== undefined,
    isTooManyToTell: async () => (await consume(told, "all")) !== undefined,
  };
}
