import type { Logger } from "pino";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { Spool } from "./spool.ts";

export interface FillWatchers {
  logger: Pick<Logger, "warn" | "error">;
  metrics?: Pick<Metrics, "spoolBytes" | "spoolMaxBytes"> | undefined;
}

/** To be called again and again: shows how full the spool is, and says so in the log from half on, and when it is full. */
export function fillWatch(spool: Pick<Spool, "bytes" | "isFull">, maxBytes: number, watchers: FillWatchers) {
  const { logger, metrics } = watchers;
  let said = 0;
  metrics?.spoolMaxBytes.set(maxBytes);
  return () => {
    const bytes = spool.bytes();
    metrics?.spoolBytes.set(bytes);
    const level = spool.isFull() ? 2 : Number(bytes * 2 >= maxBytes);
    if (level > said && level === 1) logger.warn({ event: "spool half full", count: bytes });
    if (level > said && level === 2) logger.error({ event: "spool full: requests are refused", count: bytes });
    said = level;
  };
}
