import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { CHAT_MESSAGE_LIMIT } from "#domain/chat/limits.ts";
import { cleanText } from "#domain/language/plain-text.ts";
import { fieldsOf, wrongFields } from "#server/http/request-fields.ts";
import { requestLanguage } from "#server/http/request-language.ts";
import type { Question } from "./dialogue/understand.ts";

const MOST_MESSAGES = 20;
const LONGEST_EARLIER_MESSAGE = 2000;

const earlierMessage = z.object({
  role: z.enum(["user", "assistant"], "invalidChoice"),
  content: z
    .string("invalid")
    .transform(cleanText)
    .pipe(z.string().max(LONGEST_EARLIER_MESSAGE, `atMost:${LONGEST_EARLIER_MESSAGE}`)),
});

/** Spec 3 (chat request); unknown fields are dropped. */
const chatRequest = z.object({
  message: z
    .string("required")
    .transform(cleanText)
    .pipe(z.string().min(1, "required").max(CHAT_MESSAGE_LIMIT, `atMost:${CHAT_MESSAGE_LIMIT}`)),
  conversationHistory: z
    .array(earlierMessage, "invalid")
    .max(MOST_MESSAGES, "invalid")
    .nullish()
    .transform((messages) => messages ?? []),
});

/** @throws Refusal malformed_body, validation */
export function questionOf(request: Pick<FastifyRequest, "body" | "headers">): Question {
  const pageLocale = requestLanguage(request);
  const reading = chatRequest.safeParse(fieldsOf(request.body));
  if (!reading.success) throw wrongFields({ error: reading.error, locale: pageLocale });
  const { message, conversationHistory } = reading.data;
  return { message, history: conversationHistory, pageLocale };
}
