import { Phone } from "lucide-react";
import { business } from "#content/business.ts";
import type { layout } from "#content/en/layout.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { trialPath } from "#domain/pages.ts";
import { WhatsappMark } from "../ui/WhatsappMark.tsx";

const item = "flex min-h-14 items-center justify-center gap-2 px-2 font-semibold transition-colors duration-150";

export function MobileBar({ copy, locale }: { copy: typeof layout; locale: Locale }) {
  return (
    <nav
      aria-label={copy.quickContact}
      className="on-ink fixed inset-x-0 bottom-0 z-20 grid grid-cols-[minmax(min-content,1fr)_minmax(min-content,1fr)_minmax(min-content,1.3fr)] bg-ink pb-[env(safe-area-inset-bottom)] text-[length:min(1rem,5vw)] text-on-ink xl:hidden"
      data-mobile-bar
    >
      <a
        className={`${item} active:bg-ink-soft`}
        data-track="whatsapp_click"
        data-track-place="mobile_bar"
        href={whatsappLink(business.phones.whatsapp, copy.whatsappText)}
        rel="noopener"
        target="_blank"
      >
        <WhatsappMark />
        {copy.whatsapp}
      </a>
      <a
        className={`${item} border-ink-soft border-x active:bg-ink-soft`}
        data-track="phone_click"
        data-track-place="mobile_bar"
        href={phoneLink(business.phones.sales)}
      >
        <Phone aria-hidden="true" className="size-5" />
        {copy.call}
      </a>
      <a className={`${item} bg-action active:bg-action-strong`} href={trialPath(locale, "trial-signup")}>
        {copy.freeTrial}
      </a>
    </nav>
  );
}
