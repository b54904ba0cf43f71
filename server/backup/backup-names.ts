import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";

/** Where copies go unless another folder is named. */
export const backupFolder = "backups";
/** What a restore has put aside. */
export const replacedPrefix = "replaced-";
/** Lists what a copy holds. */
export const manifestName = "backup.json";
/** At the end of a name: not finished. */
export const unfinished = ".part";

const finishedName = /^epos-\d{8}T\d{6}Z$/;
const anyName = /^epos-\d{8}T\d{6}Z(?:\.part)?$/;

/** 20261121T133045Z */
export function timeStamp(now: Date): string {
  return now.toISOString().replace(/\.\d+|[-:]/g, "");
}

export function backupName(now: Date): string {
  return `epos-${timeStamp(now)}`;
}

/** Names of the finished copies in a folder, newest first. */
export function backupsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => finishedName.test(name));
  return names.sort().reverse();
}

/** Whether a path leads into a copy, finished or not, of those in a folder. */
export function isInBackup(folder: string, path: string): boolean {
  return anyName.test(relative(folder, path).split(sep)[0] ?? "");
}
