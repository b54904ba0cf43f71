import { createTransport } from "nodemailer";
import { DeliveryFailure } from "../delivery-failure.ts";
import { noFiles, type SendEmail } from "./mail-folder.ts";

/** Milliseconds. A relay may be slow to greet on purpose. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 20_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
const CONNECTIONS = 2;

export interface SmtpSender {
  send: SendEmail;
  close(): void;
}

/** Sends by a mail server: smtp:// (STARTTLS where offered) or smtps://, with user and password in the address. */
export function sendBySmtp(url: string): SmtpSender {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...TIMEOUTS, ...noFiles });
  return {
    async send(_name, email) {
      try {
        const { accepted } = await transport.sendMail(email);
        if (accepted.length === 0) throw new DeliveryFailure("SMTP no recipient");
      } catch (error) {
        throw smtpFailure(error);
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 3463: no such mailbox, no such system, or an address that cannot be. */
const noSuchRecipient = /^5\d\d[ -]5\.1\.[0-36]\b/;

/** The server's text is left out: it repeats addresses. Who does not exist is not tried again. */
function smtpFailure(error: unknown): unknown {
  const { code, responseCode, response } = error as { code?: unknown; responseCode?: unknown; response?: unknown };
  if (typeof responseCode !== "number") return error;
  const final = code === "EENVELOPE" && noSuchRecipient.test(String(response));
  return new DeliveryFailure(`SMTP ${responseCode}`, { final });
}
