import { setTimeout } from "node:timers/promises";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { compactDatabase } from "./compact-database.ts";
import { type FoundRecord, findPerson } from "./find-records.ts";
import { forgetRecords, redactMentions } from "./forget-records.ts";
import type { Person } from "./person.ts";
import { filesOf, removeFiles } from "./personal-files.ts";
import { keptByLaw } from "./tax-records.ts";

export interface PrivacyParts {
  database: Database;
  dataDir: string;
  clock: Clock;
  /** Between two looks. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

export interface Erasure {
  /** Rows made anonymous. */
  records: FoundRecord[];
  /** Texts of others that the person was taken out of. */
  mentions: number;
  files: number;
  /** Payments that the law has us keep, and until when. */
  kept: { record: FoundRecord; until: Date }[];
  /** False when old pages of the database could not be overwritten because others were reading. */
  compacted: boolean;
}

const MOST_LOOKS = 10;
const LOOK_AGAIN = 2000;

/**
 * Erases a person everywhere: each look is one transaction and the files. It looks until it finds nothing more: a
 * server beside may be writing a message, or moving a request from the spool into the database, at that moment.
 */
export async function erasePerson(parts: PrivacyParts, person: Person): Promise<Erasure> {
  const { database, pause = setTimeout } = parts;
  const erasure: Erasure = { records: [], mentions: 0, files: 0, kept: [], compacted: true };
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    if (!(await eraseOnce(parts, person, erasure))) break;
    await pause(LOOK_AGAIN);
  }
  if (erasure.records.length + erasure.mentions > 0) erasure.compacted = await compactDatabase(database);
  return erasure;
}

async function eraseOnce({ database, dataDir, clock }: PrivacyParts, person: Person, erasure: Erasure) {
  // Files first: what waits in one would be in the database a moment later.
  const waiting = await filesOf(dataDir, person);
  await removeFiles(waiting);
  const { records, mentions } = await findPerson(database, person);
  const until = (record: FoundRecord) => keptByLaw(record, clock());
  erasure.kept = records.flatMap((record) => {
    const date = until(record);
    return date ? [{ record, until: date }] : [];
  });
  const forgotten = records.filter((record) => until(record) === undefined);
  const messages = await database.transaction(async (db) => {
    await redactMentions(db, person, mentions);
    return await forgetRecords(db, forgotten);
  });
  const files = await filesOf(dataDir, person, messages);
  await removeFiles(files);
  erasure.records.push(...forgotten);
  erasure.mentions += mentions.length;
  erasure.files += waiting.length + files.length;
  return forgotten.length + mentions.length + waiting.length + files.length > 0;
}
