import { ShoppingBag } from "lucide-react";
import { business } from "#content/business.ts";
import type { layout } from "#content/en/layout.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { WhatsappMark } from "../ui/WhatsappMark.tsx";
import { ChatLauncher } from "./ChatLauncher.tsx";

const round =
  "grid size-14 place-items-center rounded-full border-2 shadow-float transition-colors duration-150 active:scale-95";

/** physical: bottom right in both languages, as the specification asks (spec 2, product decision 20). */
const corner = "fixed right-5 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 grid gap-3 xl:bottom-5";

export function FloatingButtons({ copy, locale }: { copy: typeof layout; locale: Locale }) {
  return (
    <aside aria-label={copy.floatingButtons} className={corner} data-floating-buttons>
      {business.assistant.shown && (
        <ChatLauncher
          className={`${round} cursor-pointer border-ink bg-ink text-on-ink hover:bg-ink-soft`}
          locale={locale}
          whatsappText={copy.whatsappText}
        />
      )}
      <a
        aria-label={copy.buyPackage}
        className={`${round} border-notice max-xl:hidden bg-notice text-ink hover:bg-paper`}
        data-track="begin_checkout"
        href={pagePath(locale, "checkout")}
        data-tooltip=""
        title={copy.buyPackage}
      >
        <ShoppingBag aria-hidden="true" className="size-6" />
      </a>
      <a
        aria-label={copy.chatOnWhatsapp}
        className={`${round} border-action bg-action text-on-action hover:bg-action-strong max-xl:hidden`}
        data-track="whatsapp_click"
        data-track-place="floating"
        href={whatsappLink(business.phones.whatsapp, copy.whatsappText)}
        rel="noopener"
        target="_blank"
        data-tooltip=""
        title={copy.chatOnWhatsapp}
      >
        <WhatsappMark className="size-7" />
      </a>
    </aside>
  );
}
