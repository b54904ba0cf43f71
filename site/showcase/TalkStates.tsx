import { chatWidget as arabic } from "#content/ar/chat-widget.ts";
import { business } from "#content/business.ts";
import { chatWidget as english } from "#content/en/chat-widget.ts";
import type { Locale } from "#domain/language/locales.ts";
import { ChatHeader } from "../islands/chat/ChatHeader.tsx";
import { ChatInput } from "../islands/chat/ChatInput.tsx";
import { ChatLog } from "../islands/chat/ChatLog.tsx";
import { type ChatMessage, message } from "../islands/chat/conversation.ts";
import type { Chat } from "../islands/chat/use-chat.ts";
import type { ChatCopy } from "../islands/chat/use-chat-copy.ts";
import { Shelf, Specimen } from "./Shelf.tsx";

const nothing = () => {};

export function TalkStates({ locale }: { locale: Locale }) {
  const texts = { en: english, ar: arabic }[locale];
  const { support, whatsapp } = business.phones;
  const copy: ChatCopy = { locale, texts, phones: { support, whatsapp }, callbackPage: "#callback" };
  const question = message(texts.suggestions[0] ?? "", true);
  const greeting = message(texts.greeting, false);
  const failure = message(texts.failure, false, { actions: ["whatsapp", "call", "callback"] });
  return (
    <Shelf name="Chat: greeting, waiting, failed, too long, minimized">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <ChatSpecimen copy={copy} messages={[greeting]} state="greeting" />
        <ChatSpecimen copy={copy} messages={[greeting, question]} pending state="waiting" />
        <ChatSpecimen copy={copy} messages={[question, failure]} state="failed" />
        <ChatSpecimen copy={copy} draft={"x".repeat(3000)} messages={[greeting]} state="too long" />
        <Specimen state="minimized">
          <ChatHeader copy={copy} onClose={nothing} onMinimize={nothing} view="minimized" />
        </Specimen>
      </div>
    </Shelf>
  );
}

interface ChatSpecimenProps {
  state: string;
  copy: ChatCopy;
  messages: ChatMessage[];
  pending?: boolean;
  draft?: string;
}

function ChatSpecimen({ state, copy, messages, pending = false, draft = "" }: ChatSpecimenProps) {
  const chat = { messages, pending, draft, view: "open", ask: nothing, write: nothing } as unknown as Chat;
  return (
    <Specimen state={state}>
      <div className="overflow-hidden rounded-panel border-2 border-ink bg-paper">
        <ChatHeader copy={copy} onClose={nothing} onMinimize={nothing} view="open" />
        <ChatLog chat={chat} copy={copy} />
        <ChatInput chat={chat} copy={copy} />
      </div>
    </Specimen>
  );
}
