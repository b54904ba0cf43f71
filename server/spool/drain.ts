import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import { IdTaken } from "#server/repeated-submits/store-once.ts";
import type { Spool } from "./spool.ts";
import type { SpoolFolder } from "./spool-folder.ts";
import { storeSpooled } from "./store-spooled.ts";

export interface DrainParts {
  folder: SpoolFolder;
  spool: Spool;
  database: Database;
  outbox: Outbox;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

/**
 * Moves what waits in the folder into the database, whichever process wrote it. What cannot be used is set aside and
 * holds up nothing; when the database goes away again, the rest stays where it is.
 */
export async function drain(parts: DrainParts): Promise<void> {
  const { folder, spool, outbox, logger } = parts;
  let count = 0;
  const known = spool.names();
  const names = new Set(await folder.names());
  // Moved by another process on this folder, or erased.
  for (const name of known) if (!names.has(name)) spool.noteFile(name, undefined);
  try {
    for (const name of names) count += Number(await drainFile(parts, name));
  } finally {
    if (count > 0) {
      outbox.wake();
      logger.info({ event: "spool drained", count });
    }
  }
}

/** @throws DatabaseUnavailable */
async function drainFile({ folder, spool, database, outbox, clock, logger }: DrainParts, name: string) {
  const entry = await folder.read(name);
  if (entry === undefined) return forget();
  try {
    if (entry === "torn") throw new TornFile();
    spool.noteFile(name, entry);
    await database.transaction((db) => storeSpooled(db, entry, outbox, clock()));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    // Someone was quicker with this id: the next turn sees who.
    if (error instanceof IdTaken) return false;
    logger.error({ event: "spool file set aside", error });
    await folder.setAside(name);
    return forget();
  }
  await folder.remove(name);
  forget();
  return true;

  function forget(): false {
    spool.noteFile(name, undefined);
    return false;
  }
}

class TornFile extends Error {
  override name = "TornFile";
}
