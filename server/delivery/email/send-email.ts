import type { Database } from "#server/db/database.ts";
import type { Send } from "../deliver-due.ts";
import { DeliveryFailure } from "../delivery-failure.ts";
import { toldRecord } from "../told-record.ts";
import { composeEmail, type MailSettings } from "./compose.ts";
import type { SendEmail } from "./mail-folder.ts";

/** Writes and sends the e-mail of an outbox message. */
export function emailSender(database: Database, settings: MailSettings, sendEmail: SendEmail): Send {
  return async (message) => {
    const record = await database.run((db) => toldRecord(db, message));
    const name = [message.created_at.replace(/\D/g, "").slice(0, 14), message.channel, message.id].join("-");
    try {
      await sendEmail(name, composeEmail(message, record, settings));
    } catch (error) {
      // A mistake in the team's address is put right while its messages wait.
      if (error instanceof DeliveryFailure && message.channel === "email-team") throw new DeliveryFailure(error.code);
      throw error;
    }
  };
}
