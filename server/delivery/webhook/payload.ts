import type { OutboxMessage } from "../leases.ts";
import type { ToldRecord } from "../told-record.ts";

/** The body of a webhook: kind, time and the record with the field names of the API. What opens a private page stays here. */
export function webhookBody(message: OutboxMessage, told: ToldRecord): string {
  return JSON.stringify({ type: message.kind, timestamp: message.created_at, data: dataOf(told) });
}

function dataOf(told: ToldRecord): Record<string, unknown> {
  switch (told.kind) {
    case "lead": {
      const { pro_forma_token: _token, ...lead } = told.lead;
      return camelCased(lead);
    }
    case "referral":
      return camelCased(told.referral);
    case "trial":
      return camelCased(told.trial);
    case "payment": {
      const { reported_position: _position, ...payment } = told.payment;
      return camelCased(payment);
    }
  }
}

function camelCased(row: object): Record<string, unknown> {
  const entries = Object.entries(row);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );
}
