import { Mail, MapPin, Phone } from "lucide-react";
import { business } from "#content/business.ts";
import type { home } from "#content/en/home.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { Text } from "../../ui/Text.tsx";
import { WhatsappMark } from "../../ui/WhatsappMark.tsx";

type Option = (typeof home)["localSupport"]["options"][number];

interface SupportOptionProps {
  option: Option;
  contactLabel: string;
  hoursLabel: string;
  whatsappText: string;
}

const marks = { whatsapp: WhatsappMark, phone: Phone, email: Mail, onsite: MapPin } as const;

export function SupportOption({ option, contactLabel, hoursLabel, whatsappText }: SupportOptionProps) {
  const { channel, type, contact, description, hours, benefits } = option;
  const Mark = marks[channel as keyof typeof marks];
  return (
    <li className="flex flex-col border-line border-b py-8">
      <h3 className="flex items-center gap-4 font-bold text-heading">
        <span className="grid size-12 place-items-center rounded-full bg-action-soft text-action">
          <Mark aria-hidden="true" className="size-6" />
        </span>
        {type}
      </h3>
      <p className="mt-4">{description}</p>
      <ul className="mt-3 mb-5 grid list-disc gap-1 ps-5 text-muted marker:text-action">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <dl className="mt-auto grid gap-x-6 gap-y-2 rounded-control bg-sand px-5 py-3 sm:grid-cols-[minmax(min-content,1.5fr)_minmax(min-content,1fr)]">
        <div>
          <dt className="text-muted text-sm">{contactLabel}</dt>
          <dd>
            <Contact channel={channel} contact={contact} whatsappText={whatsappText} />
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{hoursLabel}</dt>
          <dd className="py-2 font-semibold [&_bdi]:whitespace-nowrap">
            <Text>{hours}</Text>
          </dd>
        </div>
      </dl>
    </li>
  );
}

const link =
  "inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 hover:text-action-strong hover:decoration-2 active:text-ink";

function Contact({ channel, contact, whatsappText }: { channel: string; contact: string; whatsappText: string }) {
  const words = <Text>{contact}</Text>;
  switch (channel) {
    case "whatsapp":
      return (
        <a
          className={link}
          data-track="whatsapp_click"
          data-track-place="local_support"
          href={whatsappLink(business.phones.whatsapp, whatsappText)}
          rel="noopener"
          target="_blank"
        >
          {words}
        </a>
      );
    case "phone":
      return (
        <a
          className={link}
          data-track="phone_click"
          data-track-place="local_support"
          href={phoneLink(business.phones.support)}
        >
          {words}
        </a>
      );
    case "email":
      return (
        <a className={link} href={`mailto:${business.emails.support}`}>
          {words}
        </a>
      );
    default:
      return <span className="block py-2 font-semibold">{words}</span>;
  }
}
