import { useEffect, useRef } from "react";
import { ChatBubble } from "./ChatBubble.tsx";
import { Suggestions } from "./Suggestions.tsx";
import type { Chat } from "./use-chat.ts";
import type { ChatCopy } from "./use-chat-copy.ts";

export function ChatLog({ chat, copy }: { chat: Chat; copy: ChatCopy }) {
  const { messages, pending, ask } = chat;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: browsers now return a promise here, which React would take for a clean-up function.
    // The greeting is read from its beginning, however small the panel.
    if (messages.length > 1 || pending) end.current?.scrollIntoView({ block: "nearest" });
  }, [messages.length, pending]);
  const suggested = messages.length === 1 ? copy.texts.suggestions : (messages.at(-1)?.suggestions ?? []);
  const asked = (index: number) => messages.slice(0, index).findLast(({ isUser }) => isUser)?.content ?? "";

  return (
    <div aria-label={copy.texts.log} aria-live="polite" className="overflow-y-auto overscroll-contain p-4" role="log">
      <ol className="grid gap-3">
        {messages.map((entry, index) => (
          <ChatBubble copy={copy} entry={entry} key={entry.id} question={asked(index)} />
        ))}
        {pending && (
          <li className="chat-typing flex w-fit gap-1.5 rounded-panel bg-sand px-4 py-4">
            <span className="sr-only">{copy.texts.typing}</span>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
          </li>
        )}
      </ol>
      {!pending && suggested.length > 0 && (
        <div className="mt-4">
          <Suggestions ask={(question) => void ask(question)} questions={suggested} />
        </div>
      )}
      <div className="scroll-mb-4" ref={end} />
    </div>
  );
}
