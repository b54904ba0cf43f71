import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { api as arabic } from "#content/ar/api.ts";
import { api as english } from "#content/en/api.ts";
import type { Locale } from "#domain/language/locales.ts";
import { type ErrorCode, errorStatus, type Refusal } from "./errors.ts";
import { refusalOf } from "./refusal-of.ts";
import { requestLanguage } from "./request-language.ts";

const texts = { en: english.errors, ar: arabic.errors };

export function errorText(code: ErrorCode, locale: Locale): string {
  return texts[locale][code];
}

/** Sets status and headers of a refusal; the caller sends the body. */
export function refuse(reply: FastifyReply, { code, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  reply.refusedWith = code;
  return reply.code(errorStatus[code]).header("cache-control", "no-store");
}

/** { error: { code, message, fields?, challenge? } } in the language of the request. */
export function sendError(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const message = errorText(refusal.code, requestLanguage(request));
  const { code, fields, challenge } = refusal;
  return refuse(reply, refusal).send({ error: { code, message, fields, challenge } });
}

/** Errors of every route become one of the named answers; what we did not expect is logged. */
export function answerErrors(app: FastifyInstance) {
  app.decorateReply("refusedWith", undefined);
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    logCause(request, refusal);
    return sendError(request, reply, refusal);
  });
}

export function logCause(request: FastifyRequest, { code, cause }: Refusal) {
  if (errorStatus[code] >= 500) request.log.error({ event: "failed", error: cause });
}

declare module "fastify" {
  interface FastifyReply {
    /** The error code this answer carries, for the log. */
    refusedWith: ErrorCode | undefined;
  }
}
