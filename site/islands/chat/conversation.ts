import { readSession, writeSession } from "./session.ts";

/** Spec 3 (Chat message), with what an answer offers beside its text. */
export interface ChatMessage {
  id: string;
  content: string;
  isUser: boolean;
  timestamp: string;
  links?: { label: string; href: string }[];
  actions?: ChatAction[];
  /** Questions to choose from, in place of an answer. */
  suggestions?: string[];
  /** A failure notice or the greeting: shown, never sent along as history. */
  notice?: boolean;
}

export type ChatAction = "whatsapp" | "call" | "callback";
export type ChatView = "closed" | "open" | "minimized";

export interface Conversation {
  view: ChatView;
  messages: ChatMessage[];
  draft: string;
}

/** Spec 9: the last five messages go with a question. */
const HISTORY_LENGTH = 5;

export function storedConversation(): Conversation {
  return { view: "closed", messages: [], draft: "", ...readSession() };
}

export function keepConversation(conversation: Conversation) {
  writeSession(conversation);
}

export function message(content: string, isUser: boolean, more: Partial<ChatMessage> = {}): ChatMessage {
  const id = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  return { id, content, isUser, timestamp: new Date().toISOString(), ...more };
}

export function historyOf(messages: ChatMessage[]) {
  return messages
    .filter(({ notice }) => !notice)
    .slice(-HISTORY_LENGTH)
    .map(({ content, isUser }) => ({ role: isUser ? ("user" as const) : ("assistant" as const), content }));
}
