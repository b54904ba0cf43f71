import type { ReactNode } from "react";
import type { contact } from "#content/en/contact.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { Text } from "../../ui/Text.tsx";

const link =
  "inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-lg underline decoration-line decoration-2 underline-offset-4 hover:text-action hover:decoration-action active:text-action-strong";

export function Details({ copy }: { copy: (typeof contact)["details"] }) {
  const { address, phone, email, hours } = copy;
  return (
    <div>
      <h2 className="font-bold text-title">
        <Text>{copy.title}</Text>
      </h2>
      <dl className="mt-8 border-ink border-t-2">
        <Detail label={phone.label}>
          <ul>
            {phone.numbers.map(({ label, number }) => (
              <Way key={label} label={label}>
                <a
                  className={link}
                  data-track="phone_click"
                  data-track-place="contact"
                  href={phoneLink(withoutIsolates(number))}
                >
                  <Text>{number}</Text>
                </a>
              </Way>
            ))}
          </ul>
        </Detail>
        <Detail label={email.label}>
          <ul>
            {email.addresses.map(({ label, address: mailbox }) => (
              <Way key={label} label={label}>
                <a className={link} href={`mailto:${withoutIsolates(mailbox)}`}>
                  <Text>{mailbox}</Text>
                </a>
              </Way>
            ))}
          </ul>
          <p className="mt-2 text-muted">
            <Text>{email.note}</Text>
          </p>
        </Detail>
        <Detail label={hours.label}>
          <p>
            <Text>{hours.days}</Text>
          </p>
          <p className="font-semibold text-lg">
            <Text>{hours.time}</Text> <span className="font-normal text-base text-muted">{hours.zone}</span>
          </p>
          <p className="mt-2">
            <Text>{hours.support.label}</Text>
            {": "}
            <strong className="font-semibold text-lg">
              <Text>{hours.support.time}</Text>
            </strong>
          </p>
        </Detail>
        <Detail label={address.label}>
          <address className="not-italic">
            <Text>{address.text}</Text>
          </address>
        </Detail>
      </dl>
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-2 border-line border-b py-6 sm:grid-cols-[8rem_1fr]">
      <dt className="text-muted">
        <Text>{label}</Text>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6">
      <span>
        <Text>{label}</Text>
      </span>
      {children}
    </li>
  );
}
