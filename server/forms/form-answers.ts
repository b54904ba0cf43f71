import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#domain/language/locales.ts";
import { type PageId, pages } from "#domain/pages.ts";
import { errorText, refuse, sendError } from "#server/http/error-answers.ts";
import type { Refusal } from "#server/http/errors.ts";
import { isRecord } from "#server/http/request-fields.ts";
import { requestLanguage } from "#server/http/request-language.ts";
import { markPassing } from "#server/http/static/send-file.ts";
import { type SiteFiles, unencoded } from "#server/http/static/site-files.ts";
import { filledPage, type PageFilling } from "./filled-page.ts";
import { refusedForm } from "./refused-form.ts";

/** Where a form stands; shown again, filled in, when it is refused. */
export interface FormPlace {
  page: PageId;
  formId: string;
}

/** A page that the build left for the server to fill in, by its name under templates/{locale}/. */
export interface FilledTemplate extends PageFilling {
  name: string;
  locale: Locale;
}

/** A form sent by the browser itself, without JavaScript: its sender waits for a page. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");
  return isForm && /\btext\/html\b/i.test(headers.accept ?? "");
}

/** Sends a filled template; undefined when the site has none of that name. */
export function sendTemplate(
  reply: FastifyReply,
  site: SiteFiles,
  { name, locale, ...filling }: FilledTemplate,
): FastifyReply | undefined {
  const template = site.pages.get(`templates/${locale}/${name}.html`);
  return template && sendHtml(reply, filledPage(unencoded(template).toString("utf8"), filling));
}

/** The page of the form with all that was typed still in it; JSON when the site has no such form. */
export function sendRefusedForm(
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteFiles,
  { place, refusal }: { place: FormPlace; refusal: Refusal },
): FastifyReply {
  const locale = requestLanguage(request);
  const built = site.pages.get(`${locale}/${pages[place.page]}.html`);
  const html =
    built &&
    refusedForm(unencoded(built).toString("utf8"), place.formId, {
      typed: isRecord(request.body) ? request.body : {},
      fields: refusal.fields ?? {},
      message: refusal.fields ? undefined : errorText(refusal.code, locale),
    });
  return html === undefined ? sendError(request, reply, refusal) : sendHtml(refuse(reply, refusal), html);
}

/** A page made for one request: nobody keeps it. */
export function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return markPassing(reply).type("text/html; charset=utf-8").send(html);
}
