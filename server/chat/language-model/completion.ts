import type { ChatModelEnv } from "#server/env-chat.ts";
import type { ModelMessage } from "./prompt.ts";

export interface Completion {
  text: string;
  /** As the endpoint counts them; undefined when it does not say. */
  tokens: number | undefined;
}

/** Tokens that one answer may have. */
export const ANSWER_TOKENS = 400;
const MOST_CHARACTERS = 100_000;

/** @throws for anything but an answer in time */
export async function complete(env: ChatModelEnv, messages: readonly ModelMessage[]): Promise<Completion> {
  // Loaded when first asked: a server without a language model starts without 2 MB of code.
  const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai-compatible"),
  ]);
  const endpoint = createOpenAICompatible({
    name: "chat-model",
    baseURL: env.url,
    ...(env.key && { apiKey: env.key }),
    fetch: fetchInBounds,
  });
  const { text, usage } = await generateText({
    model: endpoint.chatModel(env.name),
    messages: [...messages],
    allowSystemInMessages: true,
    maxOutputTokens: ANSWER_TOKENS,
    temperature: 0,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(env.timeout),
  });
  return { text: text.trim(), tokens: usage.totalTokens };
}

const fetchInBounds: typeof fetch = async (address, init) => {
  const answer = await fetch(address, { ...init, redirect: "error" });
  const body = await answer.text();
  if (body.length > MOST_CHARACTERS) throw new Error("The language model answered at too great length");
  return new Response(body, answer);
};
