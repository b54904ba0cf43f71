import { randomBytes } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { sharedSecret } from "#server/db/secrets.ts";
import { consume, type LimitRule, limiter } from "./limiter.ts";
import { senderKey } from "./sender-key.ts";

export interface LimitRules {
  sender: LimitRule;
  everyone: LimitRule;
}

/** Generous: a whole mobile network can stand behind one address. */
export const leadLimits = {
  sender: { points: 60, duration: 600 },
  everyone: { points: 1200, duration: 60 },
} satisfies LimitRules;

/** Reports of downloads; past these they are not counted. */
export const downloadRules = {
  sender: { points: 30, duration: 600 },
  everyone: { points: 600, duration: 60 },
} satisfies LimitRules;

/** Stolen cards are tried out in such forms, so these are tight. */
export const paymentRules = {
  sender: { points: 20, duration: 600 },
  everyone: { points: 200, duration: 60 },
} satisfies LimitRules;

export interface SenderLimits {
  /** Counts a request from an address; gives the seconds to wait when it is one too many. Never throws. */
  take(address: string): Promise<number | undefined>;
}

export const noLimits: SenderLimits = { take: async () => undefined };

/**
 * Limits by sender and for everyone together; in PostgreSQL they hold over all processes, else in this one.
 * Limits of different names count apart.
 */
export async function openSenderLimits(
  database: Database,
  rules: LimitRules = leadLimits,
  name = "lead",
): Promise<SenderLimits> {
  const secret = database.pool ? await sharedSecret(database, "sender-hash") : randomBytes(32);
  const bySender = limiter(database, `${name}-sender`, rules.sender);
  const forEveryone = limiter(database, `${name}-everyone`, rules.everyone);
  return {
    async take(address) {
      return (await consume(bySender, senderKey(address, secret))) ?? (await consume(forEveryone, "all"));
    },
  };
}
