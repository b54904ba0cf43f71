import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { openDatabase } from "./database.ts";
import { openPostgresPool } from "./postgres.ts";

vi.setConfig({ testTimeout: 30_000 });

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase("postgres");
});
afterEach(() => fresh.dispose());

// Without the listeners, an error nobody listens for ends the process, and here the test run.
test("a connection that breaks while idle, and one that breaks in use, end no process and are replaced", async () => {
  const crashes: unknown[] = [];
  const noteCrash = (error: unknown) => void crashes.push(error);
  process.prependListener("uncaughtException", noteCrash);
  const pool = openPostgresPool(fresh.databaseUrl ?? "", { connect: 3000, statement: 3000 });
  const other = openDatabase(fresh);
  const kill = (pid: number) => other.run((db) => sql`select pg_terminate_backend(${pid})`.execute(db));
  const pidOf = async (client: { query: typeof pool.query }) =>
    Number((await client.query("select pg_backend_pid() as pid")).rows[0].pid);

  const idle = await pidOf(pool);
  await kill(idle);
  await vi.waitFor(() => expect(pool.totalCount).toBe(0));

  const inUse = await pool.connect();
  const sleeping = inUse.query("select pg_sleep(20)").catch((error: { code?: string }) => error.code);
  const [{ pid }] = await sleepers(other);
  await kill(Number(pid));
  expect(await sleeping).toBe("57P01");
  inUse.release(true);

  const betweenStatements = await pool.connect();
  await kill(await pidOf(betweenStatements as unknown as typeof pool));
  await pause(200);
  betweenStatements.release(true);

  expect(await pidOf(pool)).toBeGreaterThan(0);
  process.removeListener("uncaughtException", noteCrash);
  expect(crashes).toEqual([]);
  await pool.end();
  await other.close();
});

async function sleepers(database: ReturnType<typeof openDatabase>): Promise<[{ pid: unknown }]> {
  const query = sql<{ pid: unknown }>`select pid from pg_stat_activity where query like 'select pg_sleep%'`;
  return await vi.waitFor(async () => {
    const { rows } = await database.run((db) => query.execute(db));
    expect(rows).toHaveLength(1);
    return rows as [{ pid: unknown }];
  });
}
