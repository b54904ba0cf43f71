import { MessageCircleQuestionMark } from "lucide-react";
import { business } from "#content/business.ts";
import type { support } from "#content/en/support.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { ActionPanel, ActionRow } from "../../ui/ActionRow.tsx";
import { WhatsappMark } from "../../ui/WhatsappMark.tsx";

interface QuickAccessProps {
  copy: (typeof support)["quickAccess"];
  locale: Locale;
}

export function QuickAccess({ copy: { label, whatsapp, faq }, locale }: QuickAccessProps) {
  return (
    <nav aria-label={label}>
      <ActionPanel>
        <ActionRow
          action={whatsapp.link}
          data-track="whatsapp_click"
          data-track-place="support"
          href={whatsappLink(business.phones.whatsapp, whatsapp.message)}
          icon={<WhatsappMark className="size-8 text-action" />}
          rel="noopener"
          target="_blank"
          text={whatsapp.text}
          title={whatsapp.title}
        />
        <ActionRow
          action={faq.link}
          href={pagePath(locale, "faq")}
          icon={<MessageCircleQuestionMark aria-hidden="true" className="size-8 text-action rtl:-scale-x-100" />}
          text={faq.text}
          title={faq.title}
        />
      </ActionPanel>
    </nav>
  );
}
