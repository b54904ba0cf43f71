import { MessageCircleQuestion } from "lucide-react";
import { chatWidget as arabic } from "#content/ar/chat-widget.ts";
import { business } from "#content/business.ts";
import { chatWidget as english } from "#content/en/chat-widget.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { CHAT_COPY_ID, type ChatCopy } from "../islands/chat/use-chat-copy.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Text } from "../ui/Text.tsx";
import { WhatsappButton } from "../ui/WhatsappButton.tsx";

interface ChatLauncherProps {
  locale: Locale;
  /** What a chat on WhatsApp already says. */
  whatsappText: string;
  className: string;
}

/** physical: it rises from the button, which stands at the bottom right in both languages */
const aboveButton = "absolute right-0 bottom-full mb-3 w-[min(20rem,100vw-2.5rem)]";

/** The closed chat, the copy that the widget reads when it is opened, and what is said where its code does not arrive. */
export function ChatLauncher({ locale, whatsappText, className }: ChatLauncherProps) {
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
      <div
        className={`${aboveButton} grid gap-3 rounded-panel border-2 border-ink bg-paper p-4 text-text shadow-float`}
        hidden
        data-chat-missing
        role="alert"
      >
        <p>
          <Text>{texts.failure}</Text>
        </p>
        <ButtonLink data-track="phone_click" data-track-place="chat_missing" href={phoneLink(support)} tone="outline">
          {texts.actions.call}
        </ButtonLink>
        <WhatsappButton
          href={whatsappLink(whatsapp, whatsappText)}
          label={texts.actions.whatsapp}
          place="chat_missing"
        />
      </div>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with "<" escaped, that no script runs
        dangerouslySetInnerHTML={{ __html: JSON.stringify(copy).replaceAll("<", "\\u003c") }}
        id={CHAT_COPY_ID}
        type="application/json"
      />
    </>
  );
}
