import { createHash } from "node:crypto";
import type { SubmitKind } from "#server/repeated-submits/claims.ts";
import { type SubmitMarks, sameRequest } from "#server/repeated-submits/request-seed.ts";
import type { RecordRow } from "#server/repeated-submits/store-once.ts";
import type { Suspicion } from "#server/spam-wall/suspicion.ts";

const BLOCK = 4096;

/** A request that was acknowledged and is not in the database yet. */
export interface SpoolEntry extends SubmitMarks {
  kind: SubmitKind;
  contentHash: string;
  key: string | undefined;
  /** Of suspects only. */
  suspicion?: Suspicion | undefined;
  /** The row as it was acknowledged, with the number the customer was told. */
  record: RecordRow;
}

/** The same for the same request, in every process: the second one to write it finds the first. */
export function entryName(marks: SubmitMarks, now: Date): string {
  const hash = createHash("sha256")
    .update(JSON.stringify(sameRequest(marks, now)))
    .digest("hex");
  return `${marks.kind}-${hash.slice(0, 32)}.json`;
}

/** A line with the SHA-256 of all that follows it, then the entry as JSON. */
export function entryText(entry: SpoolEntry): string {
  const json = `${JSON.stringify(entry)}\n`;
  return `${checksum(json)}\n${json}`;
}

/** Undefined for a text that is not whole. */
export function readEntryText(text: string): SpoolEntry | undefined {
  const end = text.indexOf("\n");
  const json = text.slice(end + 1);
  return end > 0 && text.slice(0, end) === checksum(json) ? JSON.parse(json) : undefined;
}

/** What it takes of a disk, whose blocks are of 4 KiB. */
export function bytesOnDisk(entry: SpoolEntry): number {
  return Math.ceil(Buffer.byteLength(entryText(entry)) / BLOCK) * BLOCK;
}

function checksum(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
