import { z } from "zod";

const onOff = z.enum(["on", "off"], "must be on or off");

/** One mailbox: an address, or a name and an address in angle brackets. */
const mailbox = /^(?:[^<>\r\n,]+<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;
const mailboxes = (text: string) => text.split(",").every((entry) => mailbox.test(entry.trim()));

// No message repeats a value: addresses hold passwords, secrets are secrets.
const smtpUrl = z
  .string()
  .refine((text) => isUrl(text, ["smtp:", "smtps:"]), "must be an smtp:// or smtps:// address of a mail server");

const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;

const webhookSecrets = z.string().transform((text, context): Buffer[] => {
  const secrets = text.split(/[\s,]+/).filter(Boolean);
  const keys = secrets.map((secret) => Buffer.from(secret.replace(/^whsec_/, ""), "base64"));
  if (keys.length > 0 && keys.every(({ length }) => length >= MIN_SECRET_BYTES && length <= MAX_SECRET_BYTES)) {
    return keys;
  }
  context.addIssue("must be one or several secrets, each whsec_ and 24 to 64 bytes in base64");
  return z.NEVER;
});

/** Variables of what leaves the server when a request has arrived. */
export const deliveryVariables = {
  DELIVERY: onOff.default("on").describe("off: messages wait for `npm run worker` in a process of its own"),
  SMTP_URL: smtpUrl.optional().describe("Mail server; without one, messages are written to DATA_DIR/mail"),
  MAIL_FROM: z
    .string()
    .refine((text) => mailbox.test(text), "must be an address, or a name and <address>")
    .optional()
    .describe("Sender of all e-mails; when not set, the sales address under the brand, in the recipient's language"),
  MAIL_TEAM: z
    .string()
    .refine(mailboxes, "must be an address, or several with commas")
    .optional()
    .describe("Who hears of each request; the sales address of the facts when not set"),
  WEBHOOK_URL: z
    .string()
    .refine((text) => isUrl(text, ["https:", "http:"]), "must be an https:// address")
    .optional()
    .describe("Where each request is posted to, such as a CRM"),
  WEBHOOK_SECRETS: webhookSecrets.optional().describe("Secrets that sign; several while they are changed"),
  WEBHOOK_ALLOW_PRIVATE: onOff.default("off").describe("on: the webhook may go to http and to private addresses"),
};

export interface DeliveryEnv {
  worker: boolean;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailTeam: string | undefined;
  webhook: { url: string; secrets: readonly Buffer[]; allowPrivate: boolean } | undefined;
}

type Settings = z.output<z.ZodObject<typeof deliveryVariables>>;

/** @throws what `fail` makes of a variable that does not go with another */
export function deliveryOf(settings: Settings, fail: (message: string) => Error): DeliveryEnv {
  const { WEBHOOK_URL: url, WEBHOOK_SECRETS: secrets } = settings;
  const allowPrivate = settings.WEBHOOK_ALLOW_PRIVATE === "on";
  if (url && !secrets) throw fail("WEBHOOK_SECRETS must be set where WEBHOOK_URL is");
  if (url?.startsWith("http:") && !allowPrivate) {
    throw fail("WEBHOOK_URL must be https unless WEBHOOK_ALLOW_PRIVATE is on");
  }
  return {
    worker: settings.DELIVERY === "on",
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    mailTeam: settings.MAIL_TEAM,
    webhook: url && secrets ? { url, secrets, allowPrivate } : undefined,
  };
}

function isUrl(text: string, protocols: string[]): boolean {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
}
