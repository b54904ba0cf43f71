import type { FastifyInstance } from "fastify";
import { Refusal } from "#server/http/errors.ts";
import type { SpamWall } from "./spam-wall.ts";

/** GET /api/form-token, asked for when a form is first used: pages are the same for everyone and hold none. */
export function addTokenRoute(app: FastifyInstance, { wall }: { wall: SpamWall }) {
  app.get("/api/form-token", async (_request, reply) => {
    const token = await wall.formToken();
    if (token === undefined) throw new Refusal("unavailable");
    return reply.header("cache-control", "no-store").send({ token });
  });
}
