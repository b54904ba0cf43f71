import type { FastifyInstance } from "fastify";
import { localeOf } from "#domain/language/locales.ts";
import { personalPagePath } from "#domain/pages.ts";
import { type NewTrial, readTrial } from "#domain/trial/new-trial.ts";
import type { FormPlace } from "#server/forms/form-answers.ts";
import { addSubmitRoute, type SubmitRouteParts } from "#server/forms/submit-route.ts";
import { fieldsOf, wrongFields } from "#server/http/request-fields.ts";
import { submitTrial } from "./submit-trial.ts";
import type { StoredTrial } from "./trial-store.ts";

const trialForm: FormPlace = { page: "trialDownload", formId: "trial-form" };

/** POST /api/trials (product decision 14): who leaves their details gets a page of their own. */
export function addTrialRoutes(app: FastifyInstance, parts: SubmitRouteParts) {
  addSubmitRoute(app, parts, {
    url: "/api/trials",
    submit: (body, key) => submitTrial(parts, trialOf(body), key),
    acknowledge: ({ record }) => ({ trialId: record.id, url: personalAddress(record) }),
    confirm: (reply, { record }) => reply.redirect(personalAddress(record), 303),
    formPlace: () => trialForm,
  });
}

/** @throws Refusal malformed_body, validation */
function trialOf(body: unknown): NewTrial {
  const reading = readTrial(fieldsOf(body));
  if (!reading.ok) throw wrongFields(reading);
  return reading.trial;
}

function personalAddress({ id, locale }: StoredTrial): string {
  return personalPagePath(localeOf(locale), "trial", id);
}
