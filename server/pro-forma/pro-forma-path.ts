import { type Locale, localeOf } from "#domain/language/locales.ts";
import { personalPagePath } from "#domain/pages.ts";
import type { StoredLead } from "#server/leads/lead-store.ts";

/** The private address of a lead's pro-forma invoice, in its own language unless another is asked for. */
export function proFormaPath(lead: StoredLead, locale: Locale = localeOf(lead.locale)): string | undefined {
  const { pro_forma_token: token } = lead;
  return token === null ? undefined : personalPagePath(locale, "proForma", token);
}
