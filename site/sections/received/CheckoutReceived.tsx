import type { ReactNode } from "react";
import type { checkout } from "#content/en/checkout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Steps } from "../../ui/Steps.tsx";
import { WhatsappMark } from "../../ui/WhatsappMark.tsx";

interface CheckoutReceivedProps {
  locale: Locale;
  texts: { title: string; number: string; nextTitle: string; whatsapp: string };
  received: (typeof checkout)["received"];
  steps: { title: ReactNode; text: ReactNode }[];
  /** What was promised, where it is not a step of its own. */
  promise?: ReactNode;
  /** What stands between the steps and the chat. */
  children?: ReactNode;
}

/** The answer to a checkout form sent without JavaScript; the server fills in what stands in data-fill. */
export function CheckoutReceived(props: CheckoutReceivedProps) {
  const { locale, texts, received, steps, promise, children } = props;
  return (
    <section className="bg-sand py-16 lg:py-24">
      <div className="shell">
        <div className="grid max-w-3xl gap-8 rounded-panel bg-paper p-6 shadow-paper sm:p-12">
          <div>
            <h1 className="font-extrabold text-display">{texts.title}</h1>
            {promise}
          </div>
          <p className="border-ink border-y-2 border-dashed py-5">
            <span className="block text-muted text-sm">{texts.number}</span>
            <bdi className="font-receipt font-semibold text-heading" data-fill="leadId" dir="ltr" />
          </p>
          <div>
            <h2 className="mb-3 font-bold text-heading">{texts.nextTitle}</h2>
            <Steps as="h3" steps={steps} />
          </div>
          {children}
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink
              data-fill-href="whatsapp"
              data-track="whatsapp_click"
              data-track-place="checkout_received"
              href="https://wa.me/"
              rel="noopener"
            >
              <WhatsappMark />
              {texts.whatsapp}
            </ButtonLink>
            <ButtonLink href={pagePath(locale, "checkout")} tone="outline">
              {received.backToCheckout}
            </ButtonLink>
            <ButtonLink href={pagePath(locale, "home")} tone="quiet">
              {received.backHome}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
