import { createHmac, randomBytes } from "node:crypto";
import { type Claim, SAME_CONTENT_FOR } from "./claims.ts";

/** 32 bytes that look random for each label, and are the same for the same request. */
export type Seed = (label: string) => Buffer;

export type SubmitMarks = Pick<Claim, "kind" | "contentHash"> & { key: string | undefined };

const ownSecret = randomBytes(32);

/**
 * What a record's id is drawn from: a keyed hash of the request, so that servers which cannot reach their database give
 * a repeated request the same number, each by itself. Without a key the same content counts for as long as claims do.
 * @param attempt from 1; another seed where the id of the one before belongs to another record
 */
export function requestSeed(secret: Buffer = ownSecret, marks: SubmitMarks, now: Date, attempt = 1): Seed {
  const parts = JSON.stringify([...sameRequest(marks, now), marks.contentHash, attempt]);
  return (label) => createHmac("sha256", secret).update(label).update(parts).digest();
}

/** Names the request among those of its kind: by its key, else by its content and the five minutes it came in. */
export function sameRequest({ kind, key, contentHash }: SubmitMarks, now: Date): (string | number)[] {
  if (key !== undefined) return [kind, "key", key];
  return [kind, "content", contentHash, Math.floor(now.getTime() / SAME_CONTENT_FOR)];
}
