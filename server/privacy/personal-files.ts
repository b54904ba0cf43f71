import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { backupFolder, replacedPrefix } from "#server/backup/backup-names.ts";
import { mailFolder } from "#server/delivery/email/mail-folder.ts";
import { mailText } from "./mail-text.ts";
import type { Person } from "./person.ts";

/** Messages written to files, and requests that wait in files for the database; finished or not. */
const folders = (dataDir: string) => [mailFolder(dataDir), join(dataDir, "spool")];

/** Paths of the files that name a person, or that are messages with one of these ids. */
export async function filesOf(dataDir: string, person: Person, messages: readonly string[] = []): Promise<string[]> {
  const found = [];
  for (const path of await personalFiles(dataDir)) {
    if (messages.some((id) => path.includes(id)) || person.isIn(mailText(await textOf(path)))) found.push(path);
  }
  return found;
}

/** Paths of the messages with one of these ids, and of all files last written before a time. */
export async function outdatedFiles(dataDir: string, before: Date, messages: readonly string[]): Promise<string[]> {
  const found = [];
  for (const path of await personalFiles(dataDir)) {
    const written = await stat(path).catch(() => undefined);
    if (messages.some((id) => path.includes(id)) || (written && written.mtime < before)) found.push(path);
  }
  return found;
}

export async function removeFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** Names in the data folder of copies, which are for their owner to delete. */
export async function copiesIn(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => name === backupFolder || name.startsWith(replacedPrefix));
}

async function personalFiles(dataDir: string): Promise<string[]> {
  const lists = folders(dataDir).map((folder) => readdir(folder, { recursive: true, withFileTypes: true }));
  const entries = (await Promise.all(lists.map((list) => list.catch(() => [])))).flat();
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Empty when it is gone: delivered, or moved into the database. */
async function textOf(path: string): Promise<string> {
  return await readFile(path, "utf8").catch(() => "");
}

export function shortPath(dataDir: string, path: string): string {
  return relative(dataDir, path);
}
