import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLocale, localeOfPath } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { isPersonalTrial, languageRedirect } from "../language-redirects.ts";
import { markPassing, sendFile, sendPassingPage } from "./send-file.ts";
import type { SiteFiles } from "./site-files.ts";

/** All outside the API: the site's files, redirects to the right language, and the page for what is not there. */
export function addSiteRoutes(app: FastifyInstance, site: SiteFiles) {
  app.route({
    url: "/*",
    method: ["GET", "HEAD"],
    handler: (request, reply) => answerPath(request, reply, site),
  });
  app.setNotFoundHandler((_request, reply) => {
    markPassing(reply).code(405).header("allow", "GET, HEAD");
    return reply.type("text/plain; charset=utf-8").send("405 Method Not Allowed");
  });
}

function answerPath(request: FastifyRequest, reply: FastifyReply, site: SiteFiles): FastifyReply {
  const target = request.raw.url ?? "/";
  const path = pathOf(target);
  const file = site.public.get(path);
  if (file) return sendFile(request, reply, file);
  const redirect = languageRedirect(target);
  if (redirect) return reply.header("cache-control", "no-cache").redirect(redirect.location, redirect.status);
  return sendPersonalTrial(request, reply, site) ?? sendNotFound(request, reply, site);
}

function sendPersonalTrial(request: FastifyRequest, reply: FastifyReply, site: SiteFiles): FastifyReply | undefined {
  const [, locale, ...path] = pathOf(request.raw.url ?? "").split("/");
  if (!isLocale(locale) || !isPersonalTrial(path)) return undefined;
  const page = site.public.get(pagePath(locale, "trialDownload"));
  return page && sendPassingPage(request, reply, page);
}

/** In the language of the first segment, English otherwise (product decision 3). */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: SiteFiles): FastifyReply {
  const page = site.pages.get(`${localeOfPath(request.raw.url ?? "")}/404.html`);
  reply.code(404);
  if (page) return sendPassingPage(request, reply, page);
  return markPassing(reply).type("text/plain; charset=utf-8").send("404 Page Not Found");
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, "");
}
