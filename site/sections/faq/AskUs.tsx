import { Phone } from "lucide-react";
import { business } from "#content/business.ts";
import type { faq } from "#content/en/faq.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Text } from "../../ui/Text.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";

export function AskUs({ copy }: { copy: (typeof faq)["contact"] }) {
  return (
    <aside aria-labelledby="ask-us" className="rounded-panel bg-sand p-7 lg:sticky lg:inset-bs-28">
      <h2 className="font-bold text-heading" id="ask-us">
        <Text>{copy.title}</Text>
      </h2>
      <p className="mt-3">
        <Text>{copy.text}</Text>
      </p>
      <div className="mt-6 grid gap-3">
        <WhatsappButton
          href={whatsappLink(business.phones.whatsapp, copy.whatsapp.text)}
          label={copy.whatsapp.label}
          place="faq"
        />
        <ButtonLink
          className="flex-wrap gap-y-1"
          data-track="phone_click"
          data-track-place="faq"
          href={phoneLink(business.phones.support)}
          tone="outline"
        >
          <Phone aria-hidden="true" className="size-5" />
          {copy.phone.label}
          <Text>{copy.phone.number}</Text>
        </ButtonLink>
      </div>
    </aside>
  );
}
