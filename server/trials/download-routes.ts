import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { business } from "#content/business.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { SenderLimits } from "#server/rate-limit/sender-limits.ts";
import { isSecretToken } from "#server/secret-token.ts";
import { countPlainDownload, countTrialDownload } from "./trial-store.ts";

export interface DownloadParts {
  database: Database;
  clock: Clock;
  downloadLimits: SenderLimits;
}

const dubaiDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Dubai", dateStyle: "short" });

/**
 * Where the page reports that a download has begun: always 204 and at once, since nobody waits for the count. Without
 * JavaScript the page's link leads here instead (GET), and on to the installer, just as soon.
 */
export function addDownloadRoutes(app: FastifyInstance, parts: DownloadParts) {
  for (const url of ["/api/trials/download", "/api/trials/:trialId/download"]) {
    app.post<{ Params: { trialId?: string } }>(url, {
      // Before the body is read: browsers send a beacon's empty body under any type.
      async onRequest(request, reply) {
        reply.code(204).header("cache-control", "no-store").send();
        await count(request, parts);
        return reply;
      },
      handler: async (_request, reply: FastifyReply) => reply,
    });
    app.get<{ Params: { trialId?: string } }>(url, { exposeHeadRoute: false }, async (request, reply) => {
      reply.header("cache-control", "no-store").redirect(business.links.installer, 302);
      await count(request, parts);
      return reply;
    });
  }
}

/** A download of an unknown trial is a download all the same. */
async function count(request: FastifyRequest<{ Params: { trialId?: string } }>, parts: DownloadParts) {
  const { database, clock, downloadLimits } = parts;
  const id = request.params.trialId ?? "";
  try {
    if ((await downloadLimits.take(request.ip)) !== undefined) return;
    await database.transaction(async (db) => {
      const isCounted = isSecretToken(id) && (await countTrialDownload(db, id, clock()));
      if (!isCounted) await countPlainDownload(db, dubaiDay.format(clock()));
    });
  } catch (error) {
    request.log.warn({ event: "download not counted", error });
  }
}
