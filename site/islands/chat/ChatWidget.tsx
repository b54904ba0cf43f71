import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { ChatHeader } from "./ChatHeader.tsx";
import { ChatInput } from "./ChatInput.tsx";
import { ChatLog } from "./ChatLog.tsx";
import { useOpenRequests } from "./open-requests.ts";
import { useChat } from "./use-chat.ts";
import { useChatCopy } from "./use-chat-copy.ts";

/** Opens at the launcher's call; the launcher itself is plain HTML (layouts/ChatLauncher.tsx). */
export function ChatWidget() {
  const copy = useChatCopy();
  const chat = useChat(copy);
  const { view, show } = chat;
  const panel = useRef<HTMLElement>(null);

  const requests = useOpenRequests();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request opens the chat
  useEffect(() => {
    if (requests > 0) show("open");
  }, [requests]);
  useEffect(() => {
    if (view === "open") panel.current?.querySelector("textarea")?.focus({ preventScroll: true });
  }, [view]);

  if (view === "closed") return null;
  const close = () => {
    // The launcher is hidden until the panel is gone: then it takes the focus back.
    flushSync(() => show("closed"));
    document.querySelector<HTMLElement>("[data-chat-open]")?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label={copy.texts.title}
      className={`chat-panel grid overflow-hidden rounded-panel border-2 border-ink bg-paper text-text shadow-float ${view === "open" ? "chat-panel-open grid-rows-[auto_1fr_auto]" : ""}`}
      data-chat-view={view}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
      ref={panel}
      role="dialog"
    >
      <ChatHeader
        copy={copy}
        onClose={close}
        onMinimize={() => show(view === "open" ? "minimized" : "open")}
        view={view}
      />
      {view === "open" && (
        <>
          <ChatLog chat={chat} copy={copy} />
          <ChatInput chat={chat} copy={copy} />
        </>
      )}
    </section>
  );
}
