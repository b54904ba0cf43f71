import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";

/** More than the database writes for one request. */
const SAMPLE = Buffer.alloc(128 * 1024);
/** Milliseconds that an answer stands for, so that nobody can make the disk busy by asking. */
const STANDS_FOR = 1000;

const answers = new Map<string, { since: number; answer: Promise<string | undefined> }>();

/** Why a folder takes no more data, such as "disk: ENOSPC"; undefined when it does. */
export function whyNotWritable(folder: string): Promise<string | undefined> {
  const known = answers.get(folder);
  if (known && performance.now() - known.since < STANDS_FOR) return known.answer;
  const answer = writeSample(join(folder, `.disk-check-${randomUUID()}`));
  answers.set(folder, { since: performance.now(), answer });
  return answer;
}

async function writeSample(path: string): Promise<string | undefined> {
  try {
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile(SAMPLE);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return `disk: ${code ?? name}`;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
  return undefined;
}
