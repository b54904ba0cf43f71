import type { NewLead } from "#domain/lead/new-lead.ts";
import { hashOfContent } from "#server/repeated-submits/hash-of-content.ts";
import { internationalPhone } from "./international-phone.ts";

/**
 * The same for two requests that a person would call the same: spaces, the case of the e-mail, the way the phone is
 * written and the language of the page do not count.
 */
export function contentHash({ locale: _locale, ...lead }: NewLead): string {
  const phone = internationalPhone(lead.phone) ?? lead.phone;
  return hashOfContent({ ...lead, email: lead.email.toLowerCase(), phone });
}
