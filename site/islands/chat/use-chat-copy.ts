import { useEffect, useState } from "react";
import type { chatWidget } from "#content/en/chat-widget.ts";
import type { Locale } from "#domain/language/locales.ts";

/** What layouts/ChatLauncher.tsx writes into every page, so that the code here ships no language. */
export interface ChatCopy {
  locale: Locale;
  texts: typeof chatWidget;
  phones: { support: string; whatsapp: string };
  callbackPage: string;
}

export const CHAT_COPY_ID = "chat-copy";

function readCopy(): ChatCopy {
  return JSON.parse(document.getElementById(CHAT_COPY_ID)?.textContent ?? "{}") as ChatCopy;
}

/** The copy of the page shown: the interface follows the language, the words said stay. */
export function useChatCopy(): ChatCopy {
  const [copy, setCopy] = useState(readCopy);
  useEffect(() => {
    const reread = () => setCopy(readCopy());
    document.addEventListener("astro:after-swap", reread);
    return () => document.removeEventListener("astro:after-swap", reread);
  }, []);
  return copy;
}
