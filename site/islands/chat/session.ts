import type { SessionKey } from "#domain/session-keys.ts";
import type { Conversation } from "./conversation.ts";

const STORAGE_KEY: SessionKey = "chat";

/** The conversation stays in this tab: it survives a reload and goes when the tab is closed. */
export function readSession(): Partial<Conversation> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Conversation>;
  } catch {
    return {};
  }
}

export function writeSession(conversation: Conversation) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(conversation));
  } catch {
    // Storage is off or full: the conversation then lives as long as the page.
  }
}
