import { randomUUID } from "node:crypto";
import { type FastifyInstance, LogController } from "fastify";

/** Fastify's own request lines are off: they carry addresses with their query. */
export const logController = new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" });

/** Unlike a counter it stays unique over restarts and processes, so that a customer's report finds its line. */
export function newRequestId(): string {
  return randomUUID();
}

/** One line an answer, with the route's pattern in place of the address. Files and pages only at debug level. */
export function logRequests(app: FastifyInstance) {
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? "none";
    const level = route.startsWith("/api") || reply.statusCode >= 500 ? "info" : "debug";
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ event: "request", method, route, status: reply.statusCode, ms, error: reply.refusedWith });
  });
}
