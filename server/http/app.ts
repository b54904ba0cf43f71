import formbody from "@fastify/formbody";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { addChatRoutes, type ChatParts } from "#server/chat/chat-routes.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { Env } from "#server/env.ts";
import { addLeadRoutes } from "#server/leads/lead-routes.ts";
import { measureRequests } from "#server/metrics/measure-requests.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { addPaymentRoutes, sayThereAreNoPayments } from "#server/payments/payment-routes.ts";
import type { Payments } from "#server/payments/payments.ts";
import { proFormaPage } from "#server/pro-forma/pro-forma-page.ts";
import type { SenderLimits } from "#server/rate-limit/sender-limits.ts";
import { addReferralRoutes } from "#server/referrals/referral-routes.ts";
import type { SpamWall } from "#server/spam-wall/spam-wall.ts";
import { addTokenRoute } from "#server/spam-wall/token-route.ts";
import type { Spool } from "#server/spool/spool.ts";
import { addDownloadRoutes } from "#server/trials/download-routes.ts";
import { trialPage } from "#server/trials/trial-page.ts";
import { addTrialRoutes } from "#server/trials/trial-routes.ts";
import { addApi } from "./api-methods.ts";
import { answerErrors } from "./error-answers.ts";
import { addHealthRoutes } from "./health-routes.ts";
import { logController, logRequests, newRequestId } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { serverOptions } from "./server-options.ts";
import type { SiteFiles } from "./static/site-files.ts";
import { addSiteRoutes } from "./static/site-routes.ts";
import { answerUnreadableAddress } from "./unreadable-address.ts";

export interface AppParts extends ChatParts {
  env: Pick<Env, "publicOrigin" | "trustProxy">;
  database: Database;
  site: SiteFiles;
  limits: SenderLimits;
  wall: SpamWall;
  downloadLimits: SenderLimits;
  logger: FastifyBaseLogger;
  clock: Clock;
  outbox: Outbox;
  payments: Payments | undefined;
  metrics?: Metrics | undefined;
  idSecret?: Buffer | undefined;
  spool?: Spool | undefined;
}

/** The whole server, not yet listening: `inject` requests into it, or `listen`. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { env, site, logger, payments } = parts;
  const headers = securityHeaders(env.publicOrigin, site.inlineHashes, { payments: payments !== undefined });
  const app = fastify({
    ...serverOptions(env.trustProxy),
    loggerInstance: logger,
    logController,
    genReqId: newRequestId,
    frameworkErrors: (_error, request, reply) => answerUnreadableAddress(request, reply.headers(headers), site),
  });
  app.addHook("onRequest", async (_request, reply) => void reply.headers(headers));
  logRequests(app);
  if (parts.metrics) measureRequests(app, parts.metrics);
  answerErrors(app);
  app.removeContentTypeParser("text/plain");
  app.register(formbody);

  addHealthRoutes(app, parts);
  addApi(app, () => {
    addTokenRoute(app, parts);
    addLeadRoutes(app, parts);
    addReferralRoutes(app, parts);
    addTrialRoutes(app, parts);
    addDownloadRoutes(app, parts);
    addChatRoutes(app, parts);
    if (payments) addPaymentRoutes(app, { ...parts, ...payments });
    else sayThereAreNoPayments(app);
  });
  addSiteRoutes(app, site, [trialPage(parts), proFormaPage(parts)]);
  return app;
}
