import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { sendError } from "./error-answers.ts";
import { Refusal } from "./errors.ts";

const methods: HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Adds the routes of the API, and answers in JSON for all the rest under /api: 405 with Allow for other methods of an
 * address that exists, 404 for addresses that don't.
 */
export function addApi(app: FastifyInstance, addRoutes: () => void) {
  const taken = new Map<string, Set<string>>();
  let collecting = true;
  app.addHook("onRoute", ({ url, method }) => {
    if (!collecting) return;
    const known = taken.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    taken.set(url, known);
  });
  addRoutes();
  collecting = false;

  for (const [url, known] of taken) {
    const others = methods.filter((method) => !known.has(method));
    answerAtOnce(app, url, others, (request, reply) => {
      reply.header("allow", [...known].join(", "));
      return sendError(request, reply, new Refusal("method_not_allowed"));
    });
  }
  for (const url of ["/api", "/api/*"]) {
    answerAtOnce(app, url, methods, (request, reply) => sendError(request, reply, new Refusal("not_found")));
  }
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Before the body is read: whatever it holds, the answer is the same. */
function answerAtOnce(app: FastifyInstance, url: string, method: HTTPMethods[], answer: Answer) {
  app.route({
    url,
    method,
    onRequest: async (request, reply) => answer(request, reply),
    handler: async (_request, reply) => reply,
  });
}
