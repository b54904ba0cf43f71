import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { link, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { entryText, readEntryText, type SpoolEntry } from "./spool-entry.ts";

const SET_ASIDE = "set-aside";
/** Milliseconds after which what a killed process was writing is rubbish; nobody was told that it was kept. */
const UNFINISHED_AFTER = 600_000;

/** The files of a spool. Several processes may share the folder. */
export interface SpoolFolder {
  /** Resolves when it is on the disk; false when there is a file of that name already. Throws what the disk does. */
  write(name: string, entry: SpoolEntry): Promise<boolean>;
  /** Undefined when there is none of that name; "torn" when it is not whole. */
  read(name: string): Promise<SpoolEntry | "torn" | undefined>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Moves a file that cannot be used to set-aside/, where a person finds it. */
  setAside(name: string): Promise<void>;
  countSetAside(): Promise<number>;
  removeUnfinished(now: Date): Promise<void>;
}

/** DATA_DIR/spool, made when it is missing: whoever runs the server reads it, nobody else. */
export function openSpoolFolder(dataDir: string): SpoolFolder {
  const folder = join(dataDir, "spool");
  const aside = join(folder, SET_ASIDE);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  const path = (name: string) => join(folder, name);
  return {
    async write(name, entry) {
      const temporary = path(`.${randomUUID()}.tmp`);
      try {
        await writeThrough(temporary, entryText(entry));
        // Unlike a rename, a link never takes the place of what is there.
        await link(temporary, path(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
        throw error;
      } finally {
        await rm(temporary, { force: true });
      }
      await syncFolder(folder);
      return true;
    },
    async read(name) {
      const text = await readFile(path(name), "utf8").catch(unlessMissing);
      return text === undefined ? undefined : (readEntryText(text) ?? "torn");
    },
    names: async () => (await readdir(folder)).filter((name) => /^[a-z]+-[0-9a-f]{32}\.json$/.test(name)),
    remove: (name) => rm(path(name), { force: true }),
    setAside: async (name) => void (await rename(path(name), join(aside, name)).catch(unlessMissing)),
    countSetAside: async () => (await readdir(aside)).length,
    async removeUnfinished(now) {
      for (const name of await readdir(folder)) {
        if (!name.endsWith(".tmp")) continue;
        const age = now.getTime() - ((await stat(path(name)).catch(unlessMissing))?.mtimeMs ?? now.getTime());
        if (age > UNFINISHED_AFTER) await rm(path(name), { force: true });
      }
    },
  };
}

async function writeThrough(path: string, text: string) {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without it the name of a new file may be gone after a power cut. */
async function syncFolder(folder: string) {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
