import { setImmediate } from "node:timers";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

type Db = Kysely<Tables>;

interface Job {
  work(db: Transaction<Tables>): Promise<unknown>;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** So that nobody waits long for the others of a group. */
const MOST_AT_ONCE = 50;

/**
 * For the one connection of SQLite: transactions that come in while the process was busy share one write to the disk,
 * which stops everything for milliseconds. Each is still all or nothing, and resolves when it is on the disk.
 */
export function groupedTransactions(db: Db): <T>(work: (db: Transaction<Tables>) => Promise<T>) => Promise<T> {
  const waiting: Job[] = [];
  let planned = false;

  async function runNext() {
    await runGroup(db, waiting.splice(0, MOST_AT_ONCE));
    planned = waiting.length > 0;
    if (planned) setImmediate(runNext);
  }

  return (work) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
    waiting.push({ work, resolve: resolve as Job["resolve"], reject });
    // After all requests that have arrived have been read.
    if (!planned) setImmediate(runNext);
    planned = true;
    return promise;
  };
}

/** Never throws: each job is told. */
async function runGroup(db: Db, jobs: Job[]) {
  try {
    const ends = await db.transaction().execute(async (own) => {
      const said: (() => void)[] = [];
      for (const job of jobs) said.push(jobs.length === 1 ? await alone(own, job) : await inSavepoint(own, job));
      return said;
    });
    for (const say of ends) say();
  } catch (error) {
    for (const { reject } of jobs) reject(error);
  }
}

async function alone(db: Transaction<Tables>, { work, resolve }: Job) {
  const value = await work(db);
  return () => resolve(value);
}

async function inSavepoint(db: Transaction<Tables>, { work, resolve, reject }: Job) {
  await sql`savepoint job`.execute(db);
  try {
    const value = await work(db);
    await sql`release job`.execute(db);
    return () => resolve(value);
  } catch (error) {
    // A full disk has rolled back everything, this too: then nothing of the group is there.
    await sql`rollback to job`.execute(db).catch(() => Promise.reject(error));
    await sql`release job`.execute(db);
    return () => reject(error);
  }
}
