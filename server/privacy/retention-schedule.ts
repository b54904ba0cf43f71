import type { FastifyBaseLogger } from "fastify";
import type { PrivacyParts } from "./erase-person.ts";
import { applyRetention } from "./retention.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Applies the retention period once a day, the first time a minute after the start; gives what ends it. */
export function startRetention(
  parts: Omit<PrivacyParts, "pause"> & { logger: Pick<FastifyBaseLogger, "info" | "warn"> },
): () => void {
  const apply = async () => {
    try {
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
