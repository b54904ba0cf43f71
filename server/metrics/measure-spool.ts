import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Metrics } from "./metrics.ts";

/** Counts the files in DATA_DIR/spool: those that wait, and those that a person has to look at. */
export async function measureSpool({ spool }: Pick<Metrics, "spool">, dataDir: string): Promise<void> {
  const folder = join(dataDir, "spool");
  spool.set({ state: "waiting" }, await countIn(folder));
  spool.set({ state: "set_aside" }, await countIn(join(folder, "set-aside")));
}

async function countIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".json")).length;
}
