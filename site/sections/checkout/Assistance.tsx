import { Mail, Phone } from "lucide-react";
import { business } from "#content/business.ts";
import type { checkout } from "#content/en/checkout.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ClosingCall } from "../../ui/ClosingCall.tsx";
import { Text } from "../../ui/Text.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";

export function Assistance({ copy }: { copy: (typeof checkout)["assistance"] }) {
  const { title, text, phone, whatsapp, email } = copy;
  return (
    <ClosingCall text={text} title={title}>
      <WhatsappButton
        href={whatsappLink(business.phones.whatsapp, whatsapp.text)}
        label={whatsapp.label}
        place="checkout_help"
        tone="notice"
      />
      <ButtonLink
        className="flex-wrap gap-y-1"
        data-track="phone_click"
        data-track-place="checkout_help"
        href={phoneLink(business.phones.checkout)}
        tone="onInk"
      >
        <Phone aria-hidden="true" className="size-5" />
        {phone.label}
        <span className="tabular-nums">
          <Text>{phone.number}</Text>
        </span>
      </ButtonLink>
      <ButtonLink href={`mailto:${business.emails.sales}`} tone="onInk">
        <Mail aria-hidden="true" className="size-5" />
        {email.label}
      </ButtonLink>
    </ClosingCall>
  );
}
