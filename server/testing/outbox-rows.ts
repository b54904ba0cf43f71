import type { Database } from "#server/db/database.ts";
import type { OutboxMessage } from "#server/delivery/leases.ts";

/** All messages of an outbox, in the order of their channels. */
export async function outboxRows(database: Database): Promise<OutboxMessage[]> {
  return await database.run((db) => db.selectFrom("outbox").selectAll().orderBy("channel").orderBy("id").execute());
}
