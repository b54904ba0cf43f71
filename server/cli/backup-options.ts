import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { OptionError } from "./lead-options.ts";

export type BackupCommand =
  | { name: "help" }
  | { name: "make"; to: string | undefined; keep: number | undefined }
  | { name: "restore"; from: string };

export const usage = `Copies of everything that must be kept, made beside a running server.

  npm run backup                      into DATA_DIR/backups, as a folder of its own
  npm run backup -- --to FOLDER       into another folder, better on another disk
  npm run backup -- --keep N          and delete all copies there but the newest N
  npm run backup -- --restore FOLDER  puts a copy back; server and worker must be stopped

With DATABASE_URL the copy holds the files beside the database only; pg_dump copies PostgreSQL.`;

/** @throws OptionError */
export function readBackupCommand(args: string[]): BackupCommand {
  const { to, keep, restore, help } = parsed(args);
  if (help) return { name: "help" };
  if (restore === undefined) return { name: "make", to: to && resolve(to), keep: keepOf(keep) };
  if (to !== undefined || keep !== undefined) throw new OptionError("--restore goes with no other option");
  return { name: "restore", from: resolve(restore) };
}

function parsed(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { to: text, keep: text, restore: text, help: { type: "boolean" } } }).values;
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

function keepOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new OptionError("--keep must be a whole number from 1");
  return Number(text);
}
