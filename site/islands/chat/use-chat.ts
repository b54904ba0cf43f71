import { useEffect, useRef, useState } from "react";
import { callApi } from "../../api/client.ts";
import {
  type ChatMessage,
  type ChatView,
  historyOf,
  keepConversation,
  message,
  storedConversation,
} from "./conversation.ts";
import type { ChatCopy } from "./use-chat-copy.ts";

const SLOWEST_ANSWER_MS = 30_000;

type Answer = Pick<ChatMessage, "links" | "actions" | "suggestions"> & { response: string };

export function useChat({ locale, texts }: ChatCopy) {
  const [conversation, setConversation] = useState(storedConversation);
  const [pending, setPending] = useState(false);
  const asking = useRef(false);
  useEffect(() => keepConversation(conversation), [conversation]);

  const add = (...added: ChatMessage[]) =>
    setConversation((now) => ({ ...now, messages: [...now.messages, ...added] }));

  const show = (view: ChatView) =>
    setConversation((now) => {
      const first = view === "open" && now.messages.length === 0;
      return { ...now, view, messages: first ? [message(texts.greeting, false, { notice: true })] : now.messages };
    });

  /** Blank text is not sent, and nothing is while a reply is pending (spec 5). */
  const ask = async (text: string) => {
    const question = text.trim();
    if (!question || asking.current) return;
    asking.current = true;
    setPending(true);
    const conversationHistory = historyOf(conversation.messages);
    setConversation((now) => ({ ...now, draft: "", messages: [...now.messages, message(question, true)] }));
    try {
      const body = { message: question, conversationHistory, locale };
      const signal = AbortSignal.timeout(SLOWEST_ANSWER_MS);
      const { response, ...offers } = await callApi<Answer>("/api/chat", { method: "POST", body, signal });
      add(message(withoutSuggestions(response, offers.suggestions), false, offers));
    } catch {
      add(message(texts.failure, false, { notice: true, actions: ["whatsapp", "call"] }));
    } finally {
      asking.current = false;
      setPending(false);
    }
  };

  const write = (draft: string) => setConversation((now) => ({ ...now, draft }));
  return { ...conversation, pending, ask, show, write };
}

/** What can be tapped below an answer need not stand in it as well. */
function withoutSuggestions(response: string, suggestions: readonly string[] = []): string {
  const isSuggested = (line: string) => suggestions.some((each) => line.endsWith(each));
  return response
    .split("\n")
    .filter((line) => !isSuggested(line))
    .join("\n");
}

export type Chat = ReturnType<typeof useChat>;
