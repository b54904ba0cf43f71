import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLocale, type Locale, localeOfPath } from "#domain/language/locales.ts";
import { withLanguageLink } from "#server/forms/language-link.ts";
import { errorText, logCause, refuse } from "../error-answers.ts";
import { languageRedirect } from "../language-redirects.ts";
import { refusalOf } from "../refusal-of.ts";
import { markPassing, sendFile, sendRewrittenPage } from "./send-file.ts";
import type { SiteFiles } from "./site-files.ts";

/** Pages for one person, whose last segment nobody can guess; the log knows neither it nor any address. */
export interface PersonalPage {
  /** Between language and key. */
  name: string;
  /** Undefined when there is no such page. */
  send(request: FastifyRequest, reply: FastifyReply, key: PersonalKey): Promise<FastifyReply | undefined>;
}

export interface PersonalKey {
  locale: Locale;
  key: string;
}

/** All outside the API: the site's files, redirects to the right language, personal pages, the page for what is not there. */
export function addSiteRoutes(app: FastifyInstance, site: SiteFiles, personalPages: readonly PersonalPage[] = []) {
  app.route({
    url: "/*",
    method: ["GET", "HEAD"],
    handler: (request, reply) =>
      answerPath(request, reply, site) ?? answerPersonally(request, reply, site, personalPages),
    errorHandler(error, request, reply) {
      const refusal = refusalOf(error);
      logCause(request, refusal);
      const text = errorText("internal", localeOfPath(request.raw.url ?? ""));
      return markPassing(refuse(reply, refusal)).type("text/plain; charset=utf-8").send(text);
    },
  });
  app.setNotFoundHandler((_request, reply) => {
    markPassing(reply).code(405).header("allow", "GET, HEAD");
    return reply.type("text/plain; charset=utf-8").send("405 Method Not Allowed");
  });
}

function answerPath(request: FastifyRequest, reply: FastifyReply, site: SiteFiles): FastifyReply | undefined {
  const target = request.raw.url ?? "/";
  const file = site.public.get(pathOf(target));
  if (file) return sendFile(request, reply, file);
  const redirect = languageRedirect(target);
  return redirect && reply.header("cache-control", "no-cache").redirect(redirect.location, redirect.status);
}

async function answerPersonally(
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteFiles,
  personalPages: readonly PersonalPage[],
): Promise<FastifyReply> {
  const [, locale, name, key = "", ...rest] = pathOf(request.raw.url ?? "").split("/");
  const page = rest.length === 0 && isLocale(locale) ? personalPages.find((entry) => entry.name === name) : undefined;
  const sent = page && isLocale(locale) ? await page.send(request, reply, { locale, key }) : undefined;
  return sent ?? sendNotFound(request, reply, site);
}

/** In the language of the first segment, English otherwise (product decision 3); its language link keeps the address. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: SiteFiles): FastifyReply {
  const target = request.raw.url ?? "/";
  const page = site.pages.get(`${localeOfPath(target)}/404.html`);
  reply.code(404);
  if (page) return sendRewrittenPage(request, reply, page, (html) => withLanguageLink(html, target));
  return markPassing(reply).type("text/plain; charset=utf-8").send("404 Page Not Found");
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, "");
}
