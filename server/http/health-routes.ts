import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { whyNotWritable } from "#server/db/disk-check.ts";
import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import type { Spool } from "#server/spool/spool.ts";

const PATIENCE = 2000;

export interface HealthParts {
  database: Database;
  spool?: Spool | undefined;
}

/**
 * /healthz: this process runs. /readyz: it can also keep a lead, and if not, why. A server whose database is away and
 * whose spool takes leads is ready (200, "degraded"): a load balancer that took all servers out for that would turn away
 * the leads which the spool is there for.
 */
export function addHealthRoutes(app: FastifyInstance, parts: HealthParts) {
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    const { ready, ...body } = await readiness(parts);
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send(body);
  });
}

async function readiness({ database, spool }: HealthParts) {
  const [databaseReason, diskReason] = await Promise.all([
    whyDatabaseIsAway(database),
    whyNotWritable(database.dataDir),
  ]);
  const needsDisk = database.kind === "sqlite" || databaseReason !== undefined;
  const spoolReason = databaseReason !== undefined && spool?.isFull() ? "spool: full" : undefined;
  const reason = [databaseReason, needsDisk ? diskReason : undefined, spoolReason].filter(Boolean).join("; ");
  const waiting = spool?.waiting() || undefined;
  if (!reason) return { ready: true, status: "ready", waiting };
  const isSpooling = spool !== undefined && diskReason === undefined && spoolReason === undefined;
  return { ready: isSpooling, status: isSpooling ? "degraded" : "unavailable", reason, waiting };
}

async function whyDatabaseIsAway(database: Database): Promise<string | undefined> {
  const answered = database
    .run((db) => sql`select 1`.execute(db))
    .then(
      () => undefined,
      (error: unknown) => `database: ${error instanceof DatabaseUnavailable ? error.code : "error"}`,
    );
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, PATIENCE, "database: no answer in time").unref();
  });
  return await Promise.race([answered, late]);
}
