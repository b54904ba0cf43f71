import type { FastifyReply, FastifyRequest } from "fastify";
import { sendError } from "./error-answers.ts";
import { Refusal } from "./errors.ts";
import type { SiteFiles } from "./static/site-files.ts";
import { sendNotFound } from "./static/site-routes.ts";

/** 404 for an address that cannot even be decoded, such as /%E0%A4%A: it passes no hook and reaches no route. */
export function answerUnreadableAddress(request: FastifyRequest, reply: FastifyReply, site: SiteFiles): FastifyReply {
  const isApi = request.raw.url?.startsWith("/api/");
  return isApi ? sendError(request, reply, new Refusal("not_found")) : sendNotFound(request, reply, site);
}
