import { Mail, Phone } from "lucide-react";
import { business } from "#content/business.ts";
import type { trialDownload } from "#content/en/trial-download.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";

const way = "grid gap-x-8 gap-y-3 border-line border-b py-6 sm:grid-cols-[1fr_auto] sm:items-center";
const button = "sm:min-w-72";

export function Help({ copy }: { copy: (typeof trialDownload)["help"] }) {
  const { whatsapp, phone, email } = copy;
  return (
    <section className="bg-sand py-20 lg:py-24">
      <div className="shell grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <SectionHeading className="" subtitle={copy.text} title={copy.title} />
        <ul className="border-ink border-t-2">
          <li className={way}>
            <Figure value={business.phones.whatsapp} />
            <WhatsappButton
              className={button}
              href={whatsappLink(business.phones.whatsapp, whatsapp.text)}
              label={whatsapp.label}
              place="trial_help"
            />
          </li>
          <li className={way}>
            <Figure note={phone.hours} value={business.phones.support} />
            <ButtonLink
              className={button}
              data-track="phone_click"
              data-track-place="trial_help"
              href={phoneLink(business.phones.support)}
              tone="outline"
            >
              <Phone aria-hidden="true" className="size-5" />
              {phone.label}
            </ButtonLink>
          </li>
          <li className={way}>
            <Figure note={email.hours} value={business.emails.support} />
            <ButtonLink className={button} href={`mailto:${business.emails.support}`} tone="outline">
              <Mail aria-hidden="true" className="size-5" />
              {email.label}
            </ButtonLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Figure({ value, note }: { value: string; note?: string }) {
  return (
    <p>
      <bdi className="font-semibold text-lg tabular-nums" dir="ltr" lang={value.includes("@") ? "en" : undefined}>
        {value}
      </bdi>
      {note && (
        <span className="block text-muted">
          <Text>{note}</Text>
        </span>
      )}
    </p>
  );
}
