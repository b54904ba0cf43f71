import { MessageCircleQuestion } from "lucide-react";
import { chatWidget as arabic } from "#content/ar/chat-widget.ts";
import { business } from "#content/business.ts";
import { chatWidget as english } from "#content/en/chat-widget.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { CHAT_COPY_ID, type ChatCopy } from "../islands/chat/use-chat-copy.ts";

/** The closed chat, and the copy that the widget reads when it is opened. */
export function ChatLauncher({ locale, className }: { locale: Locale; className: string }) {
  const texts = { en: english, ar: arabic }[locale];
  const { support, whatsapp } = business.phones;
  const copy: ChatCopy = {
    locale,
    texts,
    phones: { support, whatsapp },
    callbackPage: `${pagePath(locale, "checkout")}#callback`,
  };
  return (
    <>
      <button
        aria-label={texts.open}
        className={`needs-script ${className}`}
        data-chat-open
        data-tooltip=""
        title={texts.open}
        type="button"
      >
        <MessageCircleQuestion aria-hidden="true" className="size-7" />
      </button>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with "<" escaped, that no script runs
        dangerouslySetInnerHTML={{ __html: JSON.stringify(copy).replaceAll("<", "\\u003c") }}
        id={CHAT_COPY_ID}
        type="application/json"
      />
    </>
  );
}
