import type { FastifyReply } from "fastify";
import { business } from "#content/business.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { formatDirhams, pluralize } from "#domain/language/numbers.ts";
import { leadSources } from "#domain/lead/sources.ts";
import { formatDubaiDate } from "#domain/promises/dubai-time.ts";
import { type FormPlace, sendTemplate } from "#server/forms/form-answers.ts";
import { isRecord } from "#server/http/request-fields.ts";
import type { SiteFiles } from "#server/http/static/site-files.ts";
import { proFormaPath } from "#server/pro-forma/pro-forma-path.ts";
import { leadFormPages, quotes } from "./lead-form-pages.ts";
import type { StoredLead } from "./lead-store.ts";

/** The page that confirms a stored lead, in the language of the request; undefined when the site has none. */
export function sendReceivedPage(
  reply: FastifyReply,
  site: SiteFiles,
  lead: StoredLead,
  locale: Locale,
): FastifyReply | undefined {
  const { receivedTemplate, chatText, promisedTime } = leadFormPages[sourceOf(lead.source)];
  const proForma = proFormaPath(lead, locale);
  return sendTemplate(reply, site, {
    name: receivedTemplate,
    locale,
    texts: {
      leadId: lead.id,
      businessName: lead.business_name,
      email: lead.email,
      promisedTime: promisedTime?.(lead, locale) ?? "",
      outlets: pluralize(lead.number_of_outlets, quotes[locale].savings.outletCount, locale),
      date: formatDubaiDate(new Date(lead.created_at), locale),
      expectedSavings: lead.expected_savings === null ? "" : formatDirhams(lead.expected_savings, locale),
    },
    links: {
      whatsapp: whatsappLink(business.phones.whatsapp, chatText(lead, locale)),
      ...(proForma && { proForma }),
    },
  });
}

/** The form that a request's body came from. */
export function leadFormPlace(body: unknown): FormPlace {
  return leadFormPages[sourceOf(isRecord(body) ? body.source : undefined)];
}

function sourceOf(source: unknown) {
  return leadSources.find((entry) => entry === source) ?? leadSources[0];
}
