import { z } from "zod";
import { whole } from "./env-fields.ts";

// No message repeats a value: the key is a secret.
/** Variables of the language model that may word the chat's answers; without CHAT_MODEL_URL there is none. */
export const chatVariables = {
  CHAT_MODEL_URL: z
    .string()
    .refine(
      (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
      "must be an http:// or https:// address, such as https://models.example.ae/v1",
    )
    .transform((text) => text.replace(/\/+$/, ""))
    .optional()
    .describe("OpenAI-compatible endpoint that words the chat's answers"),
  CHAT_MODEL_KEY: z.string().optional().describe("Its key"),
  CHAT_MODEL_NAME: z.string().optional().describe("The model to ask for; needed with CHAT_MODEL_URL"),
  CHAT_TIMEOUT_MS: whole(100, 25_000)
    .prefault("8000")
    .describe("How long it may take; then the written answer is sent"),
  CHAT_DAILY_TOKENS: whole(0, 100_000_000).prefault("200000").describe("Tokens it may take in a day"),
};

export interface ChatModelEnv {
  /** Without a slash at the end. */
  url: string;
  key: string | undefined;
  name: string;
  /** Milliseconds. */
  timeout: number;
  dailyTokens: number;
}

type Settings = z.output<z.ZodObject<typeof chatVariables>>;

/** @throws what `fail` makes of a variable that does not go with another */
export function chatModelOf(settings: Settings, fail: (message: string) => Error): ChatModelEnv | undefined {
  const { CHAT_MODEL_URL: url, CHAT_MODEL_NAME: name, CHAT_MODEL_KEY: key } = settings;
  if (url === undefined) return undefined;
  if (name === undefined) throw fail("CHAT_MODEL_NAME must be set where CHAT_MODEL_URL is");
  return { url, name, key, timeout: settings.CHAT_TIMEOUT_MS, dailyTokens: settings.CHAT_DAILY_TOKENS };
}
