import type { FastifyInstance } from "fastify";
import { personalPagePath } from "#domain/pages.ts";
import { type NewTrial, readTrial } from "#domain/trial/new-trial.ts";
import type { FormPlace } from "#server/forms/form-answers.ts";
import { addSubmitRoute, type SubmitRouteParts } from "#server/forms/submit-route.ts";
import { fieldsOf, wrongFields } from "#server/http/request-fields.ts";
import { submitTrial } from "./submit-trial.ts";

const trialForm: FormPlace = { page: "trialDownload", formId: "trial-form" };

/** POST /api/trials (product decision 14): who leaves their details gets a page of their own. */
export function addTrialRoutes(app: FastifyInstance, parts: SubmitRouteParts) {
  addSubmitRoute(app, parts, {
    url: "/api/trials",
    read: trialOf,
    recipient: ({ email }) => email,
    submit: (trial, sending) => submitTrial(parts, trial, sending),
    acknowledge: ({ record: { id } }, locale) => ({ trialId: id, url: personalPagePath(locale, "trial", id) }),
    confirm: (reply, { record: { id } }, locale) => reply.redirect(personalPagePath(locale, "trial", id), 303),
    formPlace: () => trialForm,
  });
}

/** @throws Refusal malformed_body, validation */
function trialOf(body: unknown): NewTrial {
  const reading = readTrial(fieldsOf(body));
  if (!reading.ok) throw wrongFields(reading);
  return reading.trial;
}
