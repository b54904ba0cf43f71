import type { FastifyInstance } from "fastify";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { logCause, sendError } from "#server/http/error-answers.ts";
import { Refusal } from "#server/http/errors.ts";
import { refusalOf } from "#server/http/refusal-of.ts";
import type { SiteFiles } from "#server/http/static/site-files.ts";
import type { SenderLimits } from "#server/rate-limit/sender-limits.ts";
import { sendReceivedPage, sendRefusedPage, wantsPage } from "./lead-form-answers.ts";
import { idempotencyKeyOf, leadOf } from "./lead-request.ts";
import { type Submission, submitLead } from "./submit-lead.ts";

export interface LeadRouteParts {
  database: Database;
  clock: Clock;
  limits: SenderLimits;
  site: SiteFiles;
}

/** POST /api/leads (spec 7): JSON for scripts, pages for forms sent without them. */
export function addLeadRoutes(app: FastifyInstance, { database, clock, limits, site }: LeadRouteParts) {
  app.post("/api/leads", {
    async preHandler({ ip }) {
      const retryAfter = await limits.take(ip);
      if (retryAfter !== undefined) throw new Refusal("too_many_requests", { retryAfter });
    },
    async handler(request, reply) {
      const key = idempotencyKeyOf(request.headers["idempotency-key"]);
      const submission = await submitLead({ database, clock }, leadOf(request.body), key);
      reply.code(submission.repeated ? 200 : 201).header("cache-control", "no-store");
      const page = wantsPage(request) ? sendReceivedPage(reply, site, submission.lead) : undefined;
      return page ?? reply.send(acknowledgement(submission));
    },
    errorHandler(error, request, reply) {
      const refusal = refusalOf(error);
      logCause(request, refusal);
      return wantsPage(request) ? sendRefusedPage(request, reply, site, refusal) : sendError(request, reply, refusal);
    },
  });
}

function acknowledgement({ lead, repeated }: Submission) {
  return {
    leadId: lead.id,
    expectedSavings: lead.expected_savings,
    monthlyEmiAmount: lead.monthly_emi_amount,
    createdAt: lead.created_at,
    duplicate: repeated,
  };
}
