import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { sqliteName } from "#server/db/sqlite.ts";
import { BackupError } from "./backup-error.ts";
import { backupFolder, backupName, isInBackup, manifestName, replacedPrefix, unfinished } from "./backup-names.ts";
import { checksumOf, copyDurably, filesBelow, syncToDisk } from "./copied-files.ts";
import { checkDatabase, copyDatabase } from "./database-copy.ts";

export interface Manifest {
  madeAt: string;
  /** Rows by table; undefined where the database is PostgreSQL, which is not in the copy. */
  rows: Record<string, number> | undefined;
  /** SHA-256 by path. */
  files: Record<string, string>;
}

export interface BackupSettings {
  dataDir: string;
  /** Where the copy goes, as a folder of its own. */
  to: string;
  /** False on PostgreSQL. */
  withDatabase: boolean;
  now: Date;
}

export interface Backup {
  folder: string;
  manifest: Manifest;
}

/**
 * Copies all that must be kept, checks the copy, and only then gives it its name. Requests spooled to files come first:
 * one that moves into the database meanwhile is in both, and stored once; the other way round it would be in neither.
 * @throws BackupError
 */
export async function makeBackup({ dataDir, to, withDatabase, now }: BackupSettings): Promise<Backup> {
  if (withDatabase && !existsSync(join(dataDir, sqliteName))) {
    throw new BackupError(`There is no database in ${dataDir}`);
  }
  const folder = join(to, backupName(now));
  const part = folder + unfinished;
  if (existsSync(folder)) throw new BackupError(`${folder} is there already`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  await chmod(part, 0o700);

  const names = (await filesBelow(dataDir)).filter((name) => isKept(name) && !isInBackup(to, join(dataDir, name)));
  const isSpooled = (name: string) => name.startsWith(`spool${sep}`);
  const copied = await copyAll(names.filter(isSpooled), dataDir, part);
  if (withDatabase) copyDatabase(join(dataDir, sqliteName), join(part, sqliteName));
  const rows = withDatabase ? checkDatabase(join(part, sqliteName)) : undefined;
  if (withDatabase) copied.push(sqliteName);
  copied.push(
    ...(await copyAll(
      names.filter((name) => !isSpooled(name)),
      dataDir,
      part,
    )),
  );

  const files: Record<string, string> = {};
  for (const name of copied) files[name] = await checksumOf(join(part, name));
  const manifest = { madeAt: now.toISOString(), rows, files };
  await writeFile(join(part, manifestName), JSON.stringify(manifest, undefined, 2), { mode: 0o600, flush: true });
  if (withDatabase) await syncToDisk(join(part, sqliteName));
  await syncToDisk(part);
  await rename(part, folder);
  await syncToDisk(to);
  return { folder, manifest };
}

async function copyAll(names: string[], from: string, to: string): Promise<string[]> {
  const copied = [];
  for (const name of names) if (await copyDurably(join(from, name), join(to, name))) copied.push(name);
  return copied;
}

/** Not the database, which is copied by itself, nor copies and what is half written. */
function isKept(name: string): boolean {
  const [first = ""] = name.split(sep);
  const left = [backupFolder, ...["", "-wal", "-shm", "-journal"].map((ending) => sqliteName + ending)];
  return !left.includes(first) && !first.startsWith(replacedPrefix) && !name.endsWith(unfinished);
}
