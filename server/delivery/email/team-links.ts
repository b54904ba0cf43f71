import { email as arabicEmail } from "#content/ar/email.ts";
import { email as englishEmail } from "#content/en/email.ts";
import { teamEmail } from "#content/en/team-email.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { shownNumber } from "#domain/contact/shown-number.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { fill } from "#domain/language/fill.ts";
import { ltr } from "#domain/language/isolate.ts";
import type { Locale } from "#domain/language/locales.ts";
import type { Action } from "./email-document.ts";
import { headerLine } from "./typed-text.ts";

const emails = { en: englishEmail, ar: arabicEmail };

/** Whom the team is to reach. */
export interface TeamPerson {
  name: string;
  /** Of a payment, what was paid. */
  business: string;
  number: string;
  /** As typed; empty when nobody gave one. */
  phone: string;
  phoneE164: string | null;
  /** Empty when nobody gave one. */
  email: string;
  locale: Locale;
  /** Of a chat with them. */
  firstWords?: keyof (typeof englishEmail)["firstWords"];
  referrer?: string;
}

/** Call, WhatsApp (where the number can be read) and e-mail, with the first words in the customer's language. */
export function personLinks(person: TeamPerson): Action[] {
  const { phone, phoneE164, email } = person;
  const { actions } = teamEmail;
  const tel = phoneLink(phoneE164 ?? shownNumber(phone));
  const call = phone ? [{ label: fill(actions.call, { phone: ltr(shownNumber(phone)) }), href: tel }] : [];
  const chat = phoneE164 ? [{ label: actions.whatsapp, href: whatsappLink(phoneE164, firstWords(person)) }] : [];
  const write = email ? [{ label: actions.email, href: `mailto:${encodeURIComponent(email)}` }] : [];
  return [...call, ...chat, ...write];
}

function firstWords({ locale, firstWords: kind, name, number, referrer = "" }: TeamPerson): string {
  const values = { name: headerLine(name), number: ltr(number), referrer: headerLine(referrer) };
  return kind ? fill(emails[locale].firstWords[kind], values) : "";
}
