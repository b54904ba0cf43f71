import type { FastifyBaseLogger } from "fastify";
import { business } from "#content/business.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { Channel } from "./channels.ts";
import type { Send } from "./deliver-due.ts";
import { mailFolder, writeToFolder } from "./email/mail-folder.ts";
import { emailSender } from "./email/send-email.ts";
import { sendBySmtp } from "./email/smtp.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { webhookSender } from "./webhook/send-webhook.ts";
import { startWorker } from "./worker.ts";

export interface Delivery {
  outbox: Outbox;
  /** Where e-mails are written as files; undefined when they are sent. */
  mailFolder: string | undefined;
  stop(): Promise<void>;
}

export interface DeliverySettings {
  env: Pick<Env, "dataDir" | "publicOrigin" | "delivery">;
  database: Database;
  logger: FastifyBaseLogger;
  clock: Clock;
  metrics?: Metrics | undefined;
}

/** The outbox of a process, and its worker unless another process does that work (`force` starts it anyway). */
export function openDelivery(parts: DeliverySettings, force = false): Delivery {
  const { env } = parts;
  const folder = env.delivery.smtpUrl === undefined ? mailFolder(env.dataDir) : undefined;
  const { webhook, worker: wanted } = env.delivery;
  const channels: Channel[] = ["email-team", "email-customer", ...(webhook ? (["webhook"] as const) : [])];
  if (!wanted && !force) return { outbox: createOutbox(channels), mailFolder: folder, stop: async () => undefined };

  const { senders, close } = openSenders(parts);
  const worker = startWorker(parts, senders);
  return {
    outbox: createOutbox(channels, worker.wake),
    mailFolder: folder,
    async stop() {
      await worker.stop();
      close();
    },
  };
}

function openSenders({ env, database, clock }: DeliverySettings) {
  const { smtpUrl, mailFrom, mailTeam, webhook } = env.delivery;
  const smtp = smtpUrl === undefined ? undefined : sendBySmtp(smtpUrl);
  const settings = {
    publicOrigin: env.publicOrigin,
    from: mailFrom,
    team: mailTeam ?? business.emails.sales,
  };
  const email = emailSender(database, settings, smtp?.send ?? writeToFolder(mailFolder(env.dataDir)));
  const senders: Partial<Record<Channel, Send>> = { "email-team": email, "email-customer": email };
  if (webhook) senders.webhook = webhookSender(database, clock, webhook);
  return { senders, close: () => smtp?.close() };
}
