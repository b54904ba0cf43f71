import type { WatchedDatabase } from "#server/db/watched-database.ts";
import { type DrainParts, drain } from "./drain.ts";
import { openSpool, type Spool } from "./spool.ts";
import { type FillWatchers, fillWatch } from "./spool-fill.ts";
import { openSpoolFolder, type SpoolFolder } from "./spool-folder.ts";

export interface RunningSpool {
  spool: Spool;
  /** Looks whether the database is back and what waits; by itself this happens every second. Never throws. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

export interface SpoolSettings extends Omit<DrainParts, "folder" | "spool" | "database"> {
  dataDir: string;
  database: WatchedDatabase;
  spoolMaxBytes: number;
  metrics?: FillWatchers["metrics"];
}

const LOOK_EVERY = 1000;

/** The spool of a server on PostgreSQL, and what empties it when the database is there. */
export function startSpool(settings: SpoolSettings): RunningSpool {
  const { dataDir, database, spoolMaxBytes, clock, logger } = settings;
  const folder = openSpoolFolder(dataDir);
  const spool = openSpool(folder, database, spoolMaxBytes);
  const watchFill = fillWatch(spool, spoolMaxBytes, settings);
  let wasAway: string | undefined;
  let stopped = false;
  let looking = Promise.resolve();

  async function look() {
    const away = database.away();
    if (away !== wasAway) logger.warn({ event: away ? "database away" : "database back", error: { name: away } });
    wasAway = away;
    watchFill();
    try {
      if (away !== undefined && !(await database.check())) return;
      await drain({ ...settings, folder, spool });
    } catch (error) {
      logger.warn({ event: "spool not drained", error });
    }
  }

  const lookAgain = () => {
    if (!stopped) timer = setTimeout(turn, LOOK_EVERY).unref();
  };
  const turn = () => {
    looking = look().then(lookAgain);
  };
  let timer = setTimeout(() => {
    looking = Promise.all([readAll(folder, spool), folder.removeUnfinished(clock())])
      .catch((error) => logger.warn({ event: "spool not read", error }))
      .then(turn);
  }, 0).unref();

  return {
    spool,
    look,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** What waited before this process was started. */
async function readAll(folder: SpoolFolder, spool: Spool) {
  for (const name of await folder.names()) {
    const entry = await folder.read(name);
    if (entry !== "torn") spool.noteFile(name, entry);
  }
}
