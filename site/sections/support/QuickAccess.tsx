import { ArrowRight, MessageCircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import type { support } from "#content/en/support.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { Text } from "../../ui/Text.tsx";
import { WhatsappMark } from "../../ui/WhatsappMark.tsx";

interface QuickAccessProps {
  copy: (typeof support)["quickAccess"];
  locale: Locale;
}

const row =
  "group grid grid-cols-[auto_1fr_auto] items-center gap-x-5 p-5 transition-colors duration-150 hover:bg-action-soft active:bg-sand-deep sm:p-6";

export function QuickAccess({ copy, locale }: QuickAccessProps) {
  return (
    <nav aria-label={copy.label} className="overflow-hidden rounded-panel bg-paper shadow-paper">
      <ul className="divide-y divide-line">
        <li>
          <a
            className={row}
            data-track="whatsapp_click"
            data-track-place="support"
            href={whatsappLink(business.phones.whatsapp, copy.whatsapp.message)}
            rel="noopener"
            target="_blank"
          >
            <WhatsappMark className="size-8 text-action" />
            <Words {...copy.whatsapp} />
          </a>
        </li>
        <li>
          <a className={row} href={pagePath(locale, "faq")}>
            <MessageCircleQuestionMark aria-hidden="true" className="size-8 text-action rtl:-scale-x-100" />
            <Words {...copy.faq} />
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Words({ title, text, link }: { title: string; text: string; link: string }): ReactNode {
  return (
    <>
      <span className="grid gap-0.5">
        <strong className="font-bold text-lg">
          <Text>{title}</Text>
        </strong>
        <span className="text-muted">
          <Text>{text}</Text>
        </span>
        <span className="mt-1 font-semibold text-action underline underline-offset-4 group-hover:decoration-2">
          <Text>{link}</Text>
        </span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 text-action rtl:-scale-x-100" />
    </>
  );
}
