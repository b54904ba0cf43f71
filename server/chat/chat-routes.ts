import type { FastifyInstance } from "fastify";
import { Refusal } from "#server/http/errors.ts";
import type { LimitRules, SenderLimits } from "#server/rate-limit/sender-limits.ts";
import type { Assistant } from "./assistant.ts";
import { questionOf } from "./chat-request.ts";

/** A conversation is many short questions, and an office asks from one address. */
export const chatRules = {
  sender: { points: 120, duration: 600 },
  everyone: { points: 3000, duration: 60 },
} satisfies LimitRules;

export interface ChatParts {
  assistant: Assistant;
  chatLimits: SenderLimits;
}

/** POST /api/chat (spec 7). What is asked and answered is neither stored nor logged. */
export function addChatRoutes(app: FastifyInstance, { assistant, chatLimits }: ChatParts) {
  app.post("/api/chat", {
    async preHandler({ ip }) {
      const retryAfter = await chatLimits.take(ip);
      if (retryAfter !== undefined) throw new Refusal("too_many_requests", { retryAfter });
    },
    async handler(request, reply) {
      const answer = await assistant.answer(questionOf(request));
      return reply.header("cache-control", "no-store").send(answer);
    },
  });
}
