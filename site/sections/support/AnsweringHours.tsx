import { Mail, Phone } from "lucide-react";
import { business } from "#content/business.ts";
import type { support } from "#content/en/support.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Text } from "../../ui/Text.tsx";

/** When somebody answers, and the two ways to a person that are not WhatsApp. */
export function AnsweringHours({ copy }: { copy: (typeof support)["hours"] }) {
  return (
    <section className="bg-sand py-16 lg:py-24" id="hours">
      <div className="shell grid gap-10 lg:grid-cols-[18rem_1fr] lg:gap-16">
        <div>
          <h2 className="font-bold text-title">
            <Text>{copy.title}</Text>
          </h2>
          <p className="mt-3 text-muted">
            <Text>{copy.note}</Text>
          </p>
        </div>
        <div>
          <dl className="border-ink border-t-2">
            {copy.lines.map(({ label, value }) => (
              <div
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-4"
                key={label}
              >
                <dt>
                  <Text>{label}</Text>
                </dt>
                <dd className="font-bold text-heading">
                  <Text>{value}</Text>
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink
              className="flex-wrap gap-y-1"
              data-track="phone_click"
              data-track-place="support"
              href={phoneLink(business.phones.support)}
            >
              <Phone aria-hidden="true" className="size-5" />
              {copy.phone.label}
              <Text>{copy.phone.number}</Text>
            </ButtonLink>
            <ButtonLink className="flex-wrap gap-y-1" href={`mailto:${business.emails.support}`} tone="outline">
              <Mail aria-hidden="true" className="size-5" />
              {copy.email.label}
              <Text>{copy.email.address}</Text>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
