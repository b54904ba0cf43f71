import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import type { WatchedDatabase } from "#server/db/watched-database.ts";
import { Refusal } from "#server/http/errors.ts";
import { SAME_CONTENT_FOR, type SubmitKind } from "#server/repeated-submits/claims.ts";
import type { SubmitMarks } from "#server/repeated-submits/request-seed.ts";
import type { RecordRow } from "#server/repeated-submits/store-once.ts";
import { answeredInTime } from "./answered-in-time.ts";
import { entryName, type SpoolEntry } from "./spool-entry.ts";
import type { SpoolFolder } from "./spool-folder.ts";
import { openSpoolIndex } from "./spool-index.ts";

export interface Kept {
  entry: SpoolEntry;
  /** It was in the spool before. */
  repeated: boolean;
}

/** Keeps requests on this machine's disk while the database is away. */
export interface Spool {
  /**
   * The same request, when it waits here.
   * @throws Refusal idempotency_key_reused
   */
  find(marks: SubmitMarks, now: Date): Promise<SpoolEntry | undefined>;
  /**
   * Resolves when the request is on the disk.
   * @throws DatabaseUnavailable when the disk does not take it either or the spool is full, Refusal idempotency_key_reused
   */
  keep(entry: SpoolEntry): Promise<Kept>;
  /** Gives up on the database after so many milliseconds. @throws DatabaseUnavailable */
  inTime<T>(storing: Promise<T>, milliseconds: number): Promise<T>;
  /** A waiting record by its id, or by the key of its pro-forma invoice. */
  findRecord(kind: SubmitKind, mark: string): Promise<RecordRow | undefined>;
  /** How many wait here, as far as this process knows. */
  waiting(): number;
  /** What they take of the disk. */
  bytes(): number;
  /** It holds what it may hold, and takes no more. */
  isFull(): boolean;
  /** The files of those. */
  names(): string[];
  /** To be called when a file has been read, and when it is gone. */
  noteFile(name: string, entry: SpoolEntry | undefined): void;
}

/** @param maxBytes so that a long outage under attack does not fill the disk, on which others depend too */
export function openSpool(
  folder: SpoolFolder,
  database: Pick<WatchedDatabase, "markAway">,
  maxBytes = Number.POSITIVE_INFINITY,
): Spool {
  const index = openSpoolIndex();
  const isFull = () => index.bytes() >= maxBytes;
  /** Contents being written just now: a double click comes within the milliseconds that takes. */
  const underWay = new Map<string, Promise<unknown>>();

  async function read(name: string | undefined): Promise<SpoolEntry | undefined> {
    const entry = name === undefined ? undefined : await folder.read(name);
    if (entry !== undefined && entry !== "torn") return entry;
    if (name !== undefined) index.remove(name);
    return undefined;
  }

  async function find(marks: SubmitMarks, now: Date): Promise<SpoolEntry | undefined> {
    const name = entryName(marks, now);
    const sameKey = index.has(name) ? await read(name) : undefined;
    if (sameKey) return unlessOtherContent(sameKey, marks);
    return await read(index.nameOfContent(marks, now.getTime() - SAME_CONTENT_FOR));
  }

  async function write(given: SpoolEntry, now: Date): Promise<Kept> {
    const twin = await find(given, now);
    // A new key for the same content gets a file of its own, so that it stands for that record from then on.
    const entry = twin ? { ...given, record: twin.record } : given;
    if (twin && (entry.key === undefined || entry.key === twin.key)) return { entry, repeated: true };
    if (isFull()) throw new DatabaseUnavailable("SPOOL_FULL");
    const kept = await writeUnlessThere(entryName(entry, now), entry);
    return { ...kept, repeated: kept.repeated || twin !== undefined };
  }

  async function writeUnlessThere(name: string, entry: SpoolEntry): Promise<Kept> {
    const isNew = await folder.write(name, entry);
    const there = isNew ? entry : await folder.read(name);
    if (there !== undefined && there !== "torn") {
      index.add(name, there);
      return { entry: unlessOtherContent(there, entry), repeated: !isNew };
    }
    if (there === "torn") await folder.setAside(name);
    // Drained or set aside since then.
    return await writeUnlessThere(name, entry);
  }

  return {
    find,
    async keep(entry) {
      const content = `${entry.kind} ${entry.contentHash}`;
      const before = underWay.get(content) ?? Promise.resolve();
      const writing = before.catch(() => undefined).then(() => write(entry, new Date(entry.record.created_at)));
      underWay.set(content, writing);
      try {
        return await writing.catch(spoolUnavailable);
      } finally {
        if (underWay.get(content) === writing) underWay.delete(content);
      }
    },
    inTime: (storing, milliseconds) => answeredInTime(database, storing, milliseconds),
    findRecord: async (kind, mark) => (await read(index.nameOfRecord(kind, mark)))?.record,
    waiting: index.size,
    names: index.names,
    bytes: index.bytes,
    isFull,
    noteFile: (name, entry) => (entry ? index.add(name, entry) : index.remove(name)),
  };
}

function unlessOtherContent(entry: SpoolEntry, marks: SubmitMarks): SpoolEntry {
  if (entry.contentHash !== marks.contentHash) throw new Refusal("idempotency_key_reused");
  return entry;
}

/** A disk that takes nothing is to the sender what a database that takes nothing is. */
function spoolUnavailable(error: Error & { code?: unknown }): never {
  if (error instanceof Refusal || error instanceof DatabaseUnavailable) throw error;
  throw new DatabaseUnavailable(`SPOOL_${error.code ?? error.name}`);
}
