import { createHash } from "node:crypto";
import type { NewLead } from "#domain/lead/new-lead.ts";
import { internationalPhone } from "./international-phone.ts";

/**
 * The same for two requests that a person would call the same: spaces, the case of the e-mail, the way the phone is
 * written and the language of the page do not count.
 */
export function contentHash({ locale: _locale, ...lead }: NewLead): string {
  const content = { ...lead, email: lead.email.toLowerCase(), phone: internationalPhone(lead.phone) ?? lead.phone };
  const entries = Object.entries(content)
    .map(([name, value]) => [name, typeof value === "string" ? value.replace(/\s+/g, " ").trim() : value])
    .sort(([one], [other]) => String(one).localeCompare(String(other), "en"));
  return createHash("sha256").update(JSON.stringify(entries)).digest("hex");
}
