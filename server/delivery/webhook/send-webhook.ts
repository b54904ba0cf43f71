import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Send } from "../deliver-due.ts";
import { DeliveryFailure } from "../delivery-failure.ts";
import { toldRecord } from "../told-record.ts";
import { webhookBody } from "./payload.ts";
import { post } from "./post.ts";
import { signatureHeaders } from "./signature.ts";

export interface WebhookSettings {
  url: string;
  /** The newest first; all of them sign. */
  secrets: readonly Buffer[];
  allowPrivate: boolean;
}

/** Posts an outbox message to the receiver; anything but 2xx is a failure, and 410 ends the channel. */
export function webhookSender(database: Database, clock: Clock, settings: WebhookSettings): Send {
  const { url, secrets, allowPrivate } = settings;
  return async (message) => {
    const body = webhookBody(message, await database.run((db) => toldRecord(db, message)));
    const now = clock();
    const timestamp = Math.floor(now.getTime() / 1000);
    const headers = {
      "content-type": "application/json",
      "user-agent": "epos-site",
      ...signatureHeaders({ id: `msg_${message.id}`, timestamp, body }, secrets),
    };
    const { status, retryAfter } = await post({ url, headers, body, allowPrivate });
    if (status >= 200 && status <= 299) return;
    const wait = retryAfter === undefined ? undefined : secondsOf(retryAfter, now);
    throw new DeliveryFailure(`HTTP ${status}`, { retryAfter: wait, endsChannel: status === 410 });
  };
}

/** Retry-After: seconds, or a date. Undefined where it is neither. */
function secondsOf(retryAfter: string, now: Date): number | undefined {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const milliseconds = Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, Math.ceil(milliseconds / 1000));
}
