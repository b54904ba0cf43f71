import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

export interface PostgresTimeouts {
  /** Milliseconds for getting a connection, from the pool or anew. */
  connect: number;
  /** Milliseconds for one statement. A frozen database never answers by itself. */
  statement: number;
}

const POOL_SIZE = 10;
const GRACE = 1000;

export function openPostgresPool(databaseUrl: string, { connect, statement }: PostgresTimeouts): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: connect,
    // The server gives up first where it still can, and then the connection stays good.
    query_timeout: statement + GRACE,
    keepAlive: true,
    application_name: "epos-site",
    onConnect: async (client) => {
      // One that breaks while it is in use fails its query too; without a listener it would end the process.
      client.on("error", () => undefined);
      closeWhenLate(client);
      // Not as start parameters: poolers such as PgBouncer refuse those.
      await client.query(
        `set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${statement + GRACE}`,
      );
    },
  });
  // An idle connection that breaks is dropped by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool });
}

/**
 * A query that timed out is still under way on its connection, and so may be a transaction: the next user would
 * find itself inside it. Such a connection is closed.
 */
function closeWhenLate(client: pg.ClientBase) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise) answer.catch((error) => closeIfLate(error, client as pg.Client));
    return answer;
  };
  Object.assign(client, { query: watched });
}

async function closeIfLate(error: Error, client: pg.Client) {
  if (error.message === "Query read timeout") await client.end();
}
