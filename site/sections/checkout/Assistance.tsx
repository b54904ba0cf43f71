import { Mail } from "lucide-react";
import { business } from "#content/business.ts";
import type { checkout } from "#content/en/checkout.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ClosingCall } from "../../ui/ClosingCall.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";

export function Assistance({ copy }: { copy: (typeof checkout)["assistance"] }) {
  const { title, text, whatsapp, email } = copy;
  return (
    <ClosingCall text={text} title={title}>
      <WhatsappButton
        href={whatsappLink(business.phones.whatsapp, whatsapp.text)}
        label={whatsapp.label}
        place="checkout_help"
        tone="notice"
      />
      <ButtonLink href={`mailto:${business.emails.sales}`} tone="onInk">
        <Mail aria-hidden="true" className="size-5" />
        {email.label}
      </ButtonLink>
    </ClosingCall>
  );
}
