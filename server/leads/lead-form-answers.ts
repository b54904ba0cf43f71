import type { FastifyReply, FastifyRequest } from "fastify";
import { business } from "#content/business.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { formatDirhams, formatNumber } from "#domain/language/numbers.ts";
import { leadSources } from "#domain/lead/sources.ts";
import { pages } from "#domain/pages.ts";
import { filledPage } from "#server/forms/filled-page.ts";
import { refusedForm } from "#server/forms/refused-form.ts";
import { errorText, refuse, sendError } from "#server/http/error-answers.ts";
import type { Refusal } from "#server/http/errors.ts";
import { requestLanguage } from "#server/http/request-language.ts";
import { markPassing } from "#server/http/static/send-file.ts";
import { type SiteFiles, unencoded } from "#server/http/static/site-files.ts";
import { leadFormPages } from "./lead-form-pages.ts";
import { isRecord } from "./lead-request.ts";
import type { StoredLead } from "./lead-store.ts";

/** A form sent by the browser itself, without JavaScript: its sender waits for a page. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");
  return isForm && /\btext\/html\b/i.test(headers.accept ?? "");
}

/** The page that confirms a stored lead; undefined when the site has none. */
export function sendReceivedPage(reply: FastifyReply, site: SiteFiles, lead: StoredLead): FastifyReply | undefined {
  const locale = lead.locale === "ar" ? "ar" : "en";
  const { receivedTemplate, chatText } = leadFormPages[sourceOf(lead.source)];
  const template = site.pages.get(`templates/${locale}/${receivedTemplate}.html`);
  if (!template) return undefined;
  const html = filledPage(unencoded(template).toString("utf8"), {
    texts: {
      leadId: lead.id,
      businessName: lead.business_name,
      numberOfOutlets: formatNumber(lead.number_of_outlets),
      expectedSavings: lead.expected_savings === null ? "" : formatDirhams(lead.expected_savings, locale),
    },
    links: { whatsapp: whatsappLink(business.phones.whatsapp, chatText(lead, locale)) },
  });
  return sendHtml(reply, html);
}

/** The page of the form with all that was typed still in it; JSON when the site has no such form. */
export function sendRefusedPage(request: FastifyRequest, reply: FastifyReply, site: SiteFiles, refusal: Refusal) {
  const locale = requestLanguage(request);
  const typed = isRecord(request.body) ? request.body : {};
  const { page, formId } = leadFormPages[sourceOf(typed.source)];
  const built = site.pages.get(`${locale}/${pages[page]}.html`);
  const html =
    built &&
    refusedForm(unencoded(built).toString("utf8"), formId, {
      typed,
      fields: refusal.fields ?? {},
      message: refusal.fields ? undefined : errorText(refusal.code, locale),
    });
  return html === undefined ? sendError(request, reply, refusal) : sendHtml(refuse(reply, refusal), html);
}

function sourceOf(source: unknown) {
  return leadSources.find((entry) => entry === source) ?? leadSources[0];
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return markPassing(reply).type("text/html; charset=utf-8").send(html);
}
