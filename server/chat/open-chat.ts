import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import { noLimits, openSenderLimits } from "#server/rate-limit/sender-limits.ts";
import { createAssistant } from "./assistant.ts";
import { type ChatParts, chatRules } from "./chat-routes.ts";
import { openUnderstanding } from "./classifier/open-understanding.ts";
import { createGroundedModel } from "./language-model/grounded-model.ts";
import { openTokenBudget } from "./language-model/token-budget.ts";

export interface OpenChat extends ChatParts {
  /** Ends a training that is still under way. */
  stop(): void;
}

interface OpenChatParts {
  env: Pick<Env, "chatModel" | "rateLimit" | "distDir" | "dataDir">;
  database: Database;
  logger: FastifyBaseLogger;
}

/** The assistant as configured. It listens at once; questions wait while it is trained, once for each version. */
export async function openChat({ env, database, logger }: OpenChatParts): Promise<OpenChat> {
  const stopping = new AbortController();
  const understanding = openUnderstanding({ siteFolder: env.distDir, dataFolder: env.dataDir }, stopping.signal);
  understanding.catch((error: unknown) => {
    if (!stopping.signal.aborted) logger.error({ event: "assistant not trained", error });
  });
  const model =
    env.chatModel &&
    createGroundedModel({ env: env.chatModel, budget: openTokenBudget(database, env.chatModel.dailyTokens), logger });
  return {
    assistant: createAssistant(understanding, model),
    chatLimits: env.rateLimit ? await openSenderLimits(database, chatRules, "chat") : noLimits,
    stop: () => stopping.abort(),
  };
}
