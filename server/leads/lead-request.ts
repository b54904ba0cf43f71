import { type NewLead, readLead } from "#domain/lead/new-lead.ts";
import { fieldsOf, wrongFields } from "#server/http/request-fields.ts";

/**
 * The lead in a request's body, JSON or form.
 * @throws Refusal malformed_body when it is no object, validation with a text for each wrong field
 */
export function leadOf(body: unknown): NewLead {
  const reading = readLead(fieldsOf(body));
  if (!reading.ok) throw wrongFields(reading);
  return reading.lead;
}
