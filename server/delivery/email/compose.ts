import { domainToASCII } from "node:url";
import type { SendMailOptions } from "nodemailer";
import { business } from "#content/business.ts";
import type { Locale } from "#domain/language/locales.ts";
import type { Channel } from "../channels.ts";
import { DeliveryFailure } from "../delivery-failure.ts";
import type { OutboxMessage } from "../leases.ts";
import type { ToldRecord } from "../told-record.ts";
import { customerEmail } from "./customer-email.ts";
import { layouts } from "./customer-frame.ts";
import type { EmailDocument } from "./email-document.ts";
import { teamEmail } from "./team-email.ts";
import { headerLine, withoutMarks } from "./typed-text.ts";
import { writeHtml } from "./write-html.ts";
import { writeText } from "./write-text.ts";

export interface MailSettings {
  publicOrigin: string;
  /** "Name <address>" or an address; else the sales address under the brand in the recipient's language. */
  from: string | undefined;
  /** One address or several, with commas. */
  team: string;
}

/**
 * The e-mail of an outbox message, as nodemailer takes it.
 * @throws DeliveryFailure when the customer has no address
 */
export function composeEmail(message: OutboxMessage, record: ToldRecord, settings: MailSettings): SendMailOptions {
  const { publicOrigin, team } = settings;
  const sender = (locale: Locale) => settings.from ?? { name: layouts[locale].brand, address: business.emails.sales };
  const common = stable(message, publicOrigin);
  if ((message.channel as Channel) === "email-team") {
    const { to: customer } = customerEmail(record, publicOrigin);
    const replyTo = customer.address ? mailbox(customer) : undefined;
    const document = teamEmail(record, publicOrigin);
    return { ...common, from: sender(document.locale), to: team, replyTo, ...contents(document) };
  }
  const { to, document } = customerEmail(record, publicOrigin);
  if (!to.address) throw new DeliveryFailure("NO_ADDRESS", { final: true });
  const from = sender(document.locale);
  return { ...common, from, to: mailbox(to), replyTo: business.emails.sales, ...contents(document) };
}

function contents(document: EmailDocument) {
  const { subject, locale } = document;
  return {
    subject: headerLine(subject),
    html: writeHtml(document),
    text: writeText(document),
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

/** The same at every try, so that a message that was sent twice shows once. */
function stable(message: OutboxMessage, publicOrigin: string) {
  return { messageId: `<${message.id}@${new URL(publicOrigin).hostname}>`, date: new Date(message.created_at) };
}

function mailbox({ name, address }: { name: string; address: string }) {
  const at = address.lastIndexOf("@");
  const ascii = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
  return { name: withoutMarks(headerLine(name)).slice(0, 80), address: ascii };
}
