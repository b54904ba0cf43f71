import { randomUUID } from "node:crypto";
import type { Queries } from "#server/db/database.ts";
import { newLeadNumber } from "#server/leads/lead-number.ts";
import { newSecretToken } from "#server/secret-token.ts";
import type { Mention } from "./find-records.ts";
import type { Person } from "./person.ts";
import { idsToldToCustomers, ownerColumns, type PersonalRole } from "./personal-data.ts";

/** A row and as what somebody is forgotten in it. */
export interface Forgotten {
  role: PersonalRole;
  row: { id: string; created_at?: unknown };
}

/**
 * Makes rows anonymous; in a transaction. What is left of a request is its kind, place, size and day. Its messages go,
 * also those that were still to be sent, and so does what would recognise it when it is sent again.
 * Resolves with the ids of the messages, which their files are named after.
 */
export async function forgetRecords(db: Queries, forgotten: readonly Forgotten[]): Promise<string[]> {
  const messages: string[] = [];
  for (const { role, row } of forgotten) {
    messages.push(...(await dropMessages(db, role, row.id)));
    await db
      .updateTable(role.table as "leads")
      .set({ ...role.blank, ...(idsToldToCustomers.includes(role.table) && anonymousMarks(role, row)) })
      .where("id", "=", row.id)
      .execute();
  }
  return messages;
}

/** Takes the person out of the texts of others; in a transaction. */
export async function redactMentions(db: Queries, person: Person, mentions: readonly Mention[]): Promise<void> {
  for (const { table, id, column } of mentions) {
    const own = db.updateTable(table as "leads").where("id", "=", id);
    const row = await db
      .selectFrom(table as "leads")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    const text = row?.[column as "notes"];
    if (typeof text === "string") await own.set({ [column]: person.takenOutOf(text) }).execute();
  }
}

/** A referral goes on for the other of its two people, and so do its messages, but for the thanks to the referrer. */
async function dropMessages(db: Queries, { table, role }: PersonalRole, id: string): Promise<string[]> {
  const owner = ownerColumns[table];
  const dropping = db.deleteFrom("outbox").where(owner, "=", id);
  const chosen = role === "referrer" ? dropping.where("channel", "=", "email-customer") : dropping;
  const told = await db.selectFrom("outbox").select("id").where(owner, "=", id).execute();
  await chosen.execute();
  if (owner !== "payment_id") {
    for (const marks of ["submit_keys", "submit_fingerprints"] as const) {
      await db.deleteFrom(marks).where(owner, "=", id).execute();
    }
  }
  return told.map((message) => message.id);
}

/** Another id, and the day in place of the second. */
function anonymousMarks({ table }: PersonalRole, { created_at }: Forgotten["row"]) {
  const day = `${String(created_at).slice(0, 10)}T00:00:00.000Z`;
  const id = { leads: newLeadNumber, trials: newSecretToken, referrals: randomUUID, payments: randomUUID }[table]();
  return { id, created_at: day, updated_at: day };
}
