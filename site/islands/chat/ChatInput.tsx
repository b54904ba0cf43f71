import { SendHorizontal } from "lucide-react";
import { useEffect, useRef } from "react";
import { CHAT_MESSAGE_LIMIT } from "#domain/chat/limits.ts";
import { fill } from "#domain/language/fill.ts";
import { formatNumber } from "#domain/language/numbers.ts";
import type { Chat } from "./use-chat.ts";
import type { ChatCopy } from "./use-chat-copy.ts";

export function ChatInput({ chat, copy: { texts } }: { chat: Chat; copy: ChatCopy }) {
  const { draft, pending, ask, write } = chat;
  const field = useRef<HTMLTextAreaElement>(null);
  const tooLong = draft.trim().length > CHAT_MESSAGE_LIMIT;
  const answered = useRef(pending);
  useEffect(() => {
    // A disabled field loses the focus: give it back when the reply is there.
    if (answered.current && !pending) field.current?.focus({ preventScroll: true });
    answered.current = pending;
  }, [pending]);
  const send = () => {
    if (!tooLong) void ask(draft);
  };

  return (
    <form
      className="grid gap-2 border-line border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {tooLong && (
        <p className="font-medium text-danger text-sm" role="alert">
          {fill(texts.tooLong, { n: formatNumber(CHAT_MESSAGE_LIMIT) })}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          aria-invalid={tooLong}
          aria-label={texts.label}
          className="max-h-28 min-h-12 flex-1 resize-none rounded-control border-2 border-control bg-paper px-4 py-2.5 text-base hover:border-ink focus:border-action aria-invalid:border-danger disabled:opacity-60"
          dir="auto"
          disabled={pending}
          enterKeyHint="send"
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          placeholder={texts.placeholder}
          ref={field}
          rows={1}
          value={draft}
        />
        <button
          aria-label={texts.send}
          className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-control bg-action text-on-action hover:bg-action-strong active:bg-ink disabled:cursor-not-allowed disabled:opacity-55"
          disabled={pending || !draft.trim() || tooLong}
          type="submit"
        >
          <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
    </form>
  );
}
