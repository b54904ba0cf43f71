import { options } from "#content/en/options.ts";
import { teamEmail } from "#content/en/team-email.ts";
import { shownNumber } from "#domain/contact/shown-number.ts";
import { ltr } from "#domain/language/isolate.ts";
import { localeEntry, localeOf } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { leadSources } from "#domain/lead/sources.ts";
import { formatDubaiDay, formatDubaiTime } from "#domain/promises/dubai-time.ts";
import type { StoredLead } from "#server/leads/lead-store.ts";
import { proFormaPath } from "#server/pro-forma/pro-forma-path.ts";
import type { ForTeam } from "./team-email.ts";
import { methodOf, teamPromise } from "./team-promise.ts";
import { typed } from "./typed-text.ts";

const { facts: label, wants, proForma } = teamEmail;
// Neither knows what stands for "not asked": callback_request, uae.
const emirateNames: Readonly<Record<string, string>> = options.emirates;
const typeNames: Readonly<Record<string, string>> = options.businessTypes;

/** A lead as the team needs it. */
export function leadForTeam(lead: StoredLead, publicOrigin: string): ForTeam {
  const source = leadSources.find((entry) => entry === lead.source) ?? "quote_builder";
  const isQuote = source === "quote_builder";
  const path = proFormaPath(lead);
  return {
    person: {
      name: lead.contact_person,
      business: lead.business_name,
      number: lead.id,
      phone: lead.phone,
      phoneE164: lead.phone_e164,
      email: lead.email,
      locale: localeOf(lead.locale),
      firstWords: source,
    },
    ...teamPromise(lead),
    wants: wants[source],
    facts: [
      [label.phone, ltr(shownNumber(lead.phone))],
      [label.email, ltr(lead.email)],
      [label.contactBy, isQuote ? options.contactMethods[methodOf(lead.preferred_contact_method)] : null],
      [label.businessType, typeNames[lead.business_type] ?? null],
      [label.outlets, isQuote ? String(lead.number_of_outlets) : null],
      [label.emirate, emirateNames[lead.emirate] ?? null],
      [label.savings, lead.expected_savings === null ? null : formatDirhams(lead.expected_savings, "en")],
      [label.company, lead.company_name && typed(lead.company_name)],
      [label.trn, lead.trn && ltr(lead.trn)],
      [label.address, lead.address && typed(lead.address)],
      // Of checkout requests the notes repeat what stands above.
      [label.notes, isQuote && lead.notes ? typed(lead.notes) : null],
      ...received(lead),
    ],
    actions: path ? [{ label: proForma, href: publicOrigin + path }] : [],
  };
}

/** Facts that a record of every kind has. */
export function received({ id, locale, created_at }: { id: string; locale: string; created_at: string }) {
  const time = new Date(created_at);
  return [
    [label.number, ltr(id)],
    [label.language, localeEntry(localeOf(locale)).label],
    [label.received, `${formatDubaiDay(time, "en")}, ${formatDubaiTime(time)}`],
  ] satisfies ForTeam["facts"];
}
