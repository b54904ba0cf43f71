import type { FastifyInstance, FastifyReply } from "fastify";
import type { Locale } from "#domain/language/locales.ts";
import { logCause, sendError } from "#server/http/error-answers.ts";
import { Refusal } from "#server/http/errors.ts";
import { refusalOf } from "#server/http/refusal-of.ts";
import { requestLanguage } from "#server/http/request-language.ts";
import type { SiteFiles } from "#server/http/static/site-files.ts";
import type { SenderLimits } from "#server/rate-limit/sender-limits.ts";
import { idempotencyKeyOf } from "#server/repeated-submits/idempotency-key.ts";
import type { SubmitParts } from "#server/repeated-submits/submit-once.ts";
import type { SpamWall } from "#server/spam-wall/spam-wall.ts";
import type { Suspicion } from "#server/spam-wall/suspicion.ts";
import { type FormPlace, sendRefusedForm, wantsPage } from "./form-answers.ts";

export interface SubmitRouteParts extends SubmitParts {
  limits: SenderLimits;
  wall: SpamWall;
  site: SiteFiles;
}

/** How a form was sent. */
export interface Sending {
  /** The sender's Idempotency-Key. */
  key?: string | undefined;
  /** Of suspects only. */
  suspicion?: Suspicion | undefined;
  /** Milliseconds that it has taken so far. */
  spent?: number;
}

/** A form of the site as the server takes it. */
export interface SubmitRoute<Content, Submission extends { repeated: boolean }> {
  url: string;
  /** Throws when the body is not what the form sends. */
  read(body: unknown): Content;
  /** Whoever is written to about it. */
  recipient(content: Content): string;
  submit(content: Content, sending: Sending): Promise<Submission>;
  /** The body of the answer for scripts. The language is that of this request, which may repeat one sent in the other. */
  acknowledge(submission: Submission, locale: Locale): object;
  /** The answer for browsers; undefined when the site has no page for it, then JSON is sent. */
  confirm(reply: FastifyReply, submission: Submission, locale: Locale): FastifyReply | undefined;
  formPlace(body: unknown): FormPlace;
}

/** POST of one form: JSON for scripts, pages for forms sent without them. What the wall doubts is stored too. */
export function addSubmitRoute<Content, Submission extends { repeated: boolean }>(
  app: FastifyInstance,
  { limits, wall, site }: SubmitRouteParts,
  { url, read, recipient, submit, acknowledge, confirm, formPlace }: SubmitRoute<Content, Submission>,
) {
  app.post(url, {
    async handler(request, reply) {
      const content = read(request.body);
      const key = idempotencyKeyOf(request.headers["idempotency-key"]);
      const retryAfter = await limits.take(request.ip);
      if (retryAfter !== undefined) throw new Refusal("too_many_requests", { retryAfter });
      const suspicion = await wall.examine(request, recipient(content));
      const submission = await submit(content, { key, suspicion, spent: reply.elapsedTime });
      reply.code(submission.repeated ? 200 : 201).header("cache-control", "no-store");
      const locale = requestLanguage(request);
      const page = wantsPage(request) ? confirm(reply, submission, locale) : undefined;
      return page ?? reply.send(acknowledge(submission, locale));
    },
    errorHandler(error, request, reply) {
      const refusal = refusalOf(error);
      logCause(request, refusal);
      if (!wantsPage(request)) return sendError(request, reply, refusal);
      return sendRefusedForm(request, reply, site, { place: formPlace(request.body), refusal });
    },
  });
}
