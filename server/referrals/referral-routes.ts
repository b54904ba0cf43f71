import type { FastifyInstance } from "fastify";
import { type NewReferral, readReferral } from "#domain/referral/new-referral.ts";
import { type FormPlace, sendTemplate } from "#server/forms/form-answers.ts";
import { addSubmitRoute, type SubmitRouteParts } from "#server/forms/submit-route.ts";
import { fieldsOf, wrongFields } from "#server/http/request-fields.ts";
import { submitReferral } from "./submit-referral.ts";

const referralForm: FormPlace = { page: "referral", formId: "referral-form" };

/** POST /api/referrals (product decision 13). */
export function addReferralRoutes(app: FastifyInstance, parts: SubmitRouteParts) {
  addSubmitRoute(app, parts, {
    url: "/api/referrals",
    read: referralOf,
    recipient: ({ referrerEmail }) => referrerEmail,
    submit: (referral, sending) => submitReferral(parts, referral, sending),
    acknowledge: ({ record }) => ({ referralId: record.id }),
    confirm: (reply, { record }, locale) =>
      sendTemplate(reply, parts.site, {
        name: "referral-received",
        locale,
        texts: {
          referrerName: record.referrer_name,
          businessName: record.business_name,
          contactPerson: record.contact_person,
        },
        links: {},
      }),
    formPlace: () => referralForm,
  });
}

/** @throws Refusal malformed_body, validation */
function referralOf(body: unknown): NewReferral {
  const reading = readReferral(fieldsOf(body));
  if (!reading.ok) throw wrongFields(reading);
  return reading.referral;
}
