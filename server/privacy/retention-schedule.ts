import type { FastifyBaseLogger } from "fastify";
import { openClockCheck } from "./clock-check.ts";
import type { PrivacyParts } from "./erase-person.ts";
import { applyRetention } from "./retention.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days for which a person can put a wrong clock right before it makes requests anonymous, which nothing undoes. */
const MOST_DOUBTS = 6;

/**
 * Applies the retention period once a day, the first time a minute after the start; gives what ends it. Where the clock
 * is in doubt it waits for some days and says so in the log.
 */
export function startRetention(
  parts: Omit<PrivacyParts, "pause"> & { logger: Pick<FastifyBaseLogger, "info" | "warn"> },
): () => void {
  const isDoubtful = openClockCheck(parts);
  let doubts = 0;
  const apply = async () => {
    try {
      doubts = (await isDoubtful()) ? doubts + 1 : 0;
      if (doubts > 0 && doubts <= MOST_DOUBTS) {
        return parts.logger.warn({ event: "retention waits: is the clock right?", count: doubts });
      }
      const { records, files } = await applyRetention(parts);
      if (records + files > 0) parts.logger.info({ event: "retention applied", count: records + files });
    } catch (error) {
      parts.logger.warn({ event: "retention not applied", error });
    }
  };
  const first = setTimeout(apply, MINUTE).unref();
  const daily = setInterval(apply, DAY).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
