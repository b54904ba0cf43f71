import { phoneLink } from "#domain/contact/phone-link.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { fill } from "#domain/language/fill.ts";
import { languageOfText } from "#domain/language/language-of-text.ts";
import { Text } from "../../ui/Text.tsx";
import type { ChatAction, ChatMessage } from "./conversation.ts";
import type { ChatCopy } from "./use-chat-copy.ts";

interface ChatBubbleProps {
  entry: ChatMessage;
  /** What was asked before this answer: WhatsApp takes it along. */
  question: string;
  copy: ChatCopy;
}

const offer =
  "inline-flex min-h-11 items-center rounded-control border-2 border-action px-3 py-1.5 font-medium text-action text-sm hover:bg-action hover:text-on-action active:bg-ink active:text-on-action";

export function ChatBubble({ entry, question, copy }: ChatBubbleProps) {
  const { isUser, content, links = [], actions = [] } = entry;
  return (
    <li className={`grid max-w-[88%] gap-2 ${isUser ? "justify-self-end" : "justify-self-start"}`}>
      <span className="sr-only">{isUser ? copy.texts.you : copy.texts.assistant}</span>
      <p
        className={`whitespace-pre-line wrap-anywhere rounded-panel px-4 py-3 ${isUser ? "rounded-ee-sm bg-action text-on-action" : "rounded-es-sm bg-sand"}`}
        dir="auto"
        lang={languageOfText(content)}
      >
        <Text>{content}</Text>
      </p>
      {links.length + actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {links.map(({ label, href }) => (
            <a className={offer} href={href} key={href}>
              <bdi>
                <Text>{label}</Text>
              </bdi>
            </a>
          ))}
          {actions.map((action) => (
            <Offer action={action} copy={copy} key={action} question={question} />
          ))}
        </div>
      )}
    </li>
  );
}

function Offer({ action, question, copy }: { action: ChatAction; question: string; copy: ChatCopy }) {
  const { texts, phones, callbackPage } = copy;
  const label = texts.actions[action];
  if (action === "whatsapp") {
    const chat = whatsappLink(phones.whatsapp, fill(texts.whatsappText, { question }));
    return (
      <a
        className={offer}
        data-track="whatsapp_click"
        data-track-place="chat"
        href={chat}
        rel="noopener"
        target="_blank"
      >
        {label}
      </a>
    );
  }
  if (action === "call") {
    return (
      <a className={offer} data-track="phone_click" data-track-place="chat" href={phoneLink(phones.support)}>
        {label}
      </a>
    );
  }
  return (
    <a className={offer} href={callbackPage}>
      {label}
    </a>
  );
}
