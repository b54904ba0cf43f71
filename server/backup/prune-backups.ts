import { rmSync } from "node:fs";
import { join } from "node:path";
import { backupsIn } from "./backup-names.ts";

/** Deletes all copies of a folder but the newest `keep`; gives the names of those deleted. Nothing else is touched. */
export function pruneBackups(folder: string, keep: number): string[] {
  const old = backupsIn(folder).slice(keep);
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  return old;
}
