import { z } from "zod";
import type { ChatModelEnv } from "#server/env-chat.ts";
import type { ModelMessage } from "./prompt.ts";

/** The part of an OpenAI-compatible answer that is read. */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).optional(),
});

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
  const answer = await fetch(`${env.url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(env.key && { authorization: `Bearer ${env.key}` }) },
    body: JSON.stringify({ model: env.name, messages, max_tokens: ANSWER_TOKENS, temperature: 0 }),
    signal: AbortSignal.timeout(env.timeout),
    redirect: "error",
  });
  if (!answer.ok) throw new Error(`The language model answered ${answer.status}`);
  const body = await answer.text();
  if (body.length > MOST_CHARACTERS) throw new Error("The language model answered at too great length");
  const { choices, usage } = completion.parse(JSON.parse(body));
  return { text: choices[0]?.message.content.trim() ?? "", tokens: usage?.total_tokens };
}
