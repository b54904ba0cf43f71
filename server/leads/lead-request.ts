import { validation as arabic } from "#content/ar/validation.ts";
import { validation as english } from "#content/en/validation.ts";
import { type NewLead, readLead } from "#domain/lead/new-lead.ts";
import { validationText } from "#domain/validation/codes.ts";
import { fieldCodes } from "#domain/validation/field-codes.ts";
import { Refusal } from "#server/http/errors.ts";

const texts = { en: english, ar: arabic };
const visibleAscii = /^[\x21-\x7e]{1,200}$/;

/**
 * The lead in a request's body, JSON or form.
 * @throws Refusal malformed_body when it is no object, validation with a text for each wrong field
 */
export function leadOf(body: unknown): NewLead {
  if (!isRecord(body)) throw new Refusal("malformed_body");
  const reading = readLead(body);
  if (reading.ok) return reading.lead;
  const fields = Object.entries(fieldCodes(reading.error)).map(([field, code]) => {
    return [field, validationText(code, texts[reading.locale])];
  });
  throw new Refusal("validation", { fields: Object.fromEntries(fields) });
}

/**
 * The Idempotency-Key header, if there is one.
 * @throws Refusal invalid_idempotency_key
 */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !visibleAscii.test(header)) throw new Refusal("invalid_idempotency_key");
  return header;
}

export function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}
