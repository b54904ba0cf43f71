import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openSqliteAlone } from "#server/db/open-alone.ts";
import { sqliteName } from "#server/db/sqlite.ts";
import { BackupError } from "./backup-error.ts";
import { backupFolder, manifestName, replacedPrefix, timeStamp, unfinished } from "./backup-names.ts";
import { checksumOf, copyDurably, syncToDisk } from "./copied-files.ts";
import { checkDatabase } from "./database-copy.ts";
import type { Manifest } from "./make-backup.ts";

export interface Restored {
  manifest: Manifest;
  /** Where that stands which was there before; undefined where there was nothing. */
  replaced: string | undefined;
}

/**
 * Puts a copy back in place of what the data folder holds, which is moved aside and not deleted. Checked first; the
 * exchange itself is renaming only.
 * @throws BackupError when the copy is not whole
 * @throws DatabaseInUse
 */
export async function restoreBackup(folder: string, dataDir: string, now: Date): Promise<Restored> {
  const manifest = await checkBackup(folder);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  openSqliteAlone(dataDir)?.close();
  const staged = join(dataDir, `restored${unfinished}`);
  await rm(staged, { recursive: true, force: true });
  for (const name of Object.keys(manifest.files)) {
    if (!(await copyDurably(join(folder, name), join(staged, name)))) throw new BackupError(`${name} is gone`);
  }
  const present = (await readdir(dataDir)).filter((name) => !staysInPlace(name) && join(dataDir, name) !== staged);
  const replaced = present.length > 0 ? join(dataDir, `${replacedPrefix}${timeStamp(now)}`) : undefined;
  if (replaced) {
    await mkdir(replaced, { mode: 0o700 });
    for (const name of present) await rename(join(dataDir, name), join(replaced, name));
  }
  for (const name of await readdir(staged)) await rename(join(staged, name), join(dataDir, name));
  await rm(staged, { recursive: true });
  await syncToDisk(dataDir);
  return { manifest, replaced };
}

/** @throws BackupError unless every file is there and is what was copied */
export async function checkBackup(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  if (!existsSync(path)) throw new BackupError(`${folder} is not a finished copy: it holds no ${manifestName}`);
  const manifest = readManifest(await readFile(path, "utf8"));
  if (!manifest) throw new BackupError(`${path} cannot be read`);
  for (const [name, checksum] of Object.entries(manifest.files)) {
    const file = join(folder, name);
    if (!existsSync(file)) throw new BackupError(`${name} is missing in ${folder}`);
    if ((await checksumOf(file)) !== checksum) throw new BackupError(`${name} in ${folder} is not what was copied`);
  }
  if (!(sqliteName in manifest.files)) throw new BackupError(`${folder} holds no database, only the files beside one`);
  checkDatabase(join(folder, sqliteName));
  return manifest;
}

function staysInPlace(name: string): boolean {
  return name === backupFolder || name.startsWith(replacedPrefix);
}

function readManifest(text: string): Manifest | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
