import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import type { checkout } from "#content/en/checkout.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Text } from "../../ui/Text.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";

/** The request as a form to fill in inside the chat: every {detail} is left open. */
function chatToFillIn(template: string): string {
  return whatsappLink(business.phones.whatsapp, withoutIsolates(template).replace(/\{\w+\}/g, ""));
}

export function WaysToAsk({ copy }: { copy: typeof checkout }) {
  const { invoice, callback, asking } = copy;
  return (
    <section className="py-16 lg:py-24" id="ask">
      <div className="shell grid gap-y-12 lg:grid-cols-2">
        <Way className="lg:pe-16" id="invoice" intro={invoice.intro} title={invoice.title}>
          <WhatsappButton
            href={chatToFillIn(invoice.whatsappFallbackText)}
            label={asking.invoice}
            place="checkout_invoice"
          />
        </Way>
        <Way
          className="border-line max-lg:border-t max-lg:pt-12 lg:border-s lg:ps-16"
          id="callback"
          intro={callback.intro}
          title={callback.title}
        >
          <WhatsappButton
            href={chatToFillIn(callback.whatsappFallbackText)}
            label={asking.callback}
            place="checkout_callback"
          />
          <ButtonLink
            className="flex-wrap gap-y-1"
            data-track="phone_click"
            data-track-place="checkout_callback"
            href={phoneLink(business.phones.checkout)}
            tone="outline"
          >
            <Phone aria-hidden="true" className="size-5" />
            {asking.callNow}
            <bdi className="tabular-nums" dir="ltr">
              {business.phones.checkout}
            </bdi>
          </ButtonLink>
        </Way>
      </div>
    </section>
  );
}

interface WayProps {
  id: string;
  title: string;
  intro: string;
  className: string;
  children: ReactNode;
}

function Way({ id, title, intro, className, children }: WayProps) {
  return (
    <section aria-labelledby={`${id}-title`} className={className} id={id}>
      <h2 className="font-bold text-title" id={`${id}-title`}>
        <Text>{title}</Text>
      </h2>
      <p className="mt-4 max-w-lg text-lead">
        <Text>{intro}</Text>
      </p>
      <div className="mt-7 grid justify-items-stretch gap-3 sm:justify-items-start">{children}</div>
    </section>
  );
}
