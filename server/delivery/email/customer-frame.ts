import { email as arabicEmail } from "#content/ar/email.ts";
import { layout as arabicLayout } from "#content/ar/layout.ts";
import { business } from "#content/business.ts";
import { email as englishEmail } from "#content/en/email.ts";
import { layout as englishLayout } from "#content/en/layout.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { fill } from "#domain/language/fill.ts";
import { ltr } from "#domain/language/isolate.ts";
import { type Locale, localeOf } from "#domain/language/locales.ts";
import type { Block, EmailDocument, Paragraph } from "./email-document.ts";
import { typedWithoutLinks, withoutMarks } from "./typed-text.ts";

export const emails = { en: englishEmail, ar: arabicEmail };
export const layouts = { en: englishLayout, ar: arabicLayout };

export interface CustomerMessage {
  locale: string;
  name: string;
  /** What the customer may name on the phone; none where a record has only a secret id. */
  number?: string;
  subject: string;
  title: string;
  blocks: Block[];
  /** Why this message came; a request may be withdrawn, a payment only disowned. */
  smallPrint?: "withdraw" | "paid";
}

/** What every message to a customer has: greeting, what happens next, how to reach us, how to withdraw. */
export function customerFrame(message: CustomerMessage, publicOrigin: string): EmailDocument {
  const locale = localeOf(message.locale);
  const { greeting, greetingWithoutName, reach } = emails[locale];
  const name = typedWithoutLinks(message.name);
  const number = message.number === undefined ? undefined : ltr(message.number);
  const chatText = number ? fill(reach.whatsappText, { number }) : layouts[locale].whatsappText;
  return {
    locale,
    subject: message.subject,
    masthead: { text: layouts[locale].brand, number },
    title: message.title,
    blocks: [
      { kind: "paragraph", text: name ? fill(greeting, { name }) : greetingWithoutName },
      ...message.blocks,
      { kind: "paragraph", text: reach.title, tone: "heading" },
      { kind: "paragraph", text: number ? fill(reach.text, { number }) : reach.textWithoutNumber },
      {
        kind: "actions",
        actions: [
          { label: reach.whatsapp, href: whatsappLink(business.phones.whatsapp, chatText) },
          { label: reach.call, href: phoneLink(business.phones.sales) },
        ],
      },
    ],
    footer: [whyItCame(message, publicOrigin), { text: sender(locale) }],
  };
}

function whyItCame({ locale, smallPrint = "withdraw", number = "" }: CustomerMessage, publicOrigin: string): Paragraph {
  const { text, link, subject, body } = emails[localeOf(locale)][smallPrint];
  const query = `subject=${encodeURIComponent(withoutMarks(fill(subject, { number })).trim())}&body=${encodeURIComponent(body)}`;
  return {
    text: fill(text, { site: new URL(publicOrigin).host }),
    link: { label: link, href: `mailto:${business.emails.privacy}?${query}` },
  };
}

function sender(locale: Locale): string {
  const { street, city, country } = business.address;
  return [business.legalName, street, city, country].map((part) => part[locale]).join(locale === "ar" ? "، " : ", ");
}
