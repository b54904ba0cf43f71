import type { FastifyInstance } from "fastify";
import type { Locale } from "#domain/language/locales.ts";
import { addSubmitRoute, type SubmitRouteParts } from "#server/forms/submit-route.ts";
import { proFormaPath } from "#server/pro-forma/pro-forma-path.ts";
import { leadFormPlace, sendReceivedPage } from "./lead-form-answers.ts";
import { leadOf } from "./lead-request.ts";
import { type LeadSubmission, submitLead } from "./submit-lead.ts";

/** POST /api/leads (spec 7). */
export function addLeadRoutes(app: FastifyInstance, parts: SubmitRouteParts) {
  addSubmitRoute(app, parts, {
    url: "/api/leads",
    read: leadOf,
    recipient: ({ email }) => email,
    submit: (lead, sending) => submitLead(parts, lead, sending),
    acknowledge: acknowledgement,
    confirm: (reply, { lead }, locale) => sendReceivedPage(reply, parts.site, lead, locale),
    formPlace: leadFormPlace,
  });
}

function acknowledgement({ lead, repeated }: LeadSubmission, locale: Locale) {
  return {
    leadId: lead.id,
    expectedSavings: lead.expected_savings,
    monthlyEmiAmount: lead.monthly_emi_amount,
    createdAt: lead.created_at,
    proFormaUrl: proFormaPath(lead, locale),
    duplicate: repeated,
  };
}
