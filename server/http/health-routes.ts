import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { DatabaseUnavailable } from "#server/db/unavailable.ts";

const PATIENCE = 2000;

/** /healthz: this process runs. /readyz: it can also keep a lead, and if not, why. */
export function addHealthRoutes(app: FastifyInstance, database: Database) {
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const reason = await whyNotReady(database);
    return reason ? reply.code(503).send({ status: "unavailable", reason }) : reply.send({ status: "ready" });
  });
}

async function whyNotReady(database: Database): Promise<string | undefined> {
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
