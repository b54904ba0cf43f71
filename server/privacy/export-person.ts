import { readFile } from "node:fs/promises";
import type { Database } from "#server/db/database.ts";
import { type FoundRecord, findPerson } from "./find-records.ts";
import type { Person } from "./person.ts";
import { ownerColumns, personalRoles } from "./personal-data.ts";
import { filesOf, shortPath } from "./personal-files.ts";

/** All that is kept about a person, with the names of the columns; fit for being handed over as JSON. */
export async function exportPerson(settings: { database: Database; dataDir: string }, person: Person) {
  const { database, dataDir } = settings;
  const { records } = await findPerson(database, person);
  const messages = await Promise.all(records.map((record) => messagesAbout(database, record)));
  const ids = messages.flat().map(({ id }) => id);
  const files = [];
  for (const path of await filesOf(dataDir, person, ids)) {
    files.push({ file: shortPath(dataDir, path), text: await readFile(path, "utf8").catch(() => "") });
  }
  return { records: records.map(ownPart), messages: messages.flat(), files };
}

/** Without what is about the other person of a referral, and without keys. */
function ownPart({ role, row }: FoundRecord) {
  const others = personalRoles.filter((other) => other.table === role.table && other.role !== role.role);
  const hidden = ["pro_forma_token", ...others.flatMap(({ identifying }) => identifying)];
  const shown = Object.entries(row).filter(([column]) => !hidden.includes(column));
  return { table: role.table, as: role.role, ...Object.fromEntries(shown) };
}

async function messagesAbout(database: Database, { role, row }: FoundRecord) {
  return await database.run((db) =>
    db
      .selectFrom("outbox")
      .select(["id", "channel", "kind", "status", "created_at", "sent_at"])
      .where(ownerColumns[role.table], "=", row.id)
      .execute(),
  );
}
