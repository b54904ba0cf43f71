import { ChevronDown, ChevronUp, X } from "lucide-react";
import type { ChatView } from "./conversation.ts";
import type { ChatCopy } from "./use-chat-copy.ts";

interface ChatHeaderProps {
  copy: ChatCopy;
  view: ChatView;
  onMinimize: () => void;
  onClose: () => void;
}

const control = "grid size-11 cursor-pointer place-items-center rounded-control hover:bg-ink-soft active:bg-action";

export function ChatHeader({ copy: { texts }, view, onMinimize, onClose }: ChatHeaderProps) {
  const open = view === "open";
  const Chevron = open ? ChevronDown : ChevronUp;
  return (
    <div className="on-ink flex items-center gap-1 bg-ink px-2 py-3 ps-5 text-on-ink leading-snug">
      <div className="me-auto">
        <h2 className="font-semibold">{texts.title}</h2>
        {open && <p className="text-on-ink-muted text-sm">{texts.subtitle}</p>}
      </div>
      <button
        aria-expanded={open}
        aria-label={open ? texts.minimize : texts.restore}
        className={control}
        onClick={onMinimize}
        type="button"
      >
        <Chevron aria-hidden="true" className="size-5" />
      </button>
      <button aria-label={texts.close} className={control} onClick={onClose} type="button">
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
