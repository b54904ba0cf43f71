import { HONEYPOT_FIELD } from "#domain/spam/evidence.ts";
import type { Sign } from "#domain/spam/signs.ts";
import { isRecord } from "#server/http/request-fields.ts";

const nameFields = ["businessName", "contactPerson", "fullName", "referrerName", "companyName"];
const MOST_LINKS_IN_NOTES = 2;

/** What the fields themselves give away. */
export function contentSigns(body: unknown): Sign[] {
  if (!isRecord(body)) return [];
  const trapped = ![undefined, null, ""].includes(body[HONEYPOT_FIELD] as string);
  const inNames = nameFields.some((name) => linksIn(body[name]) > 0);
  const linked = inNames || linksIn(body.notes) > MOST_LINKS_IN_NOTES;
  return [...(trapped ? (["honeypot"] as const) : []), ...(linked ? (["links"] as const) : [])];
}

function linksIn(text: unknown): number {
  return typeof text === "string" ? (text.match(/:\/\/|\bwww\./gi)?.length ?? 0) : 0;
}
