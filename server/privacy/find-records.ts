import type { Database } from "#server/db/database.ts";
import type { Person } from "./person.ts";
import { type PersonalRole, personalRoles } from "./personal-data.ts";

export type Row = Record<string, unknown> & { id: string };

/** A row that somebody is in. */
export interface FoundRecord {
  role: PersonalRole;
  row: Row;
}

/** A row of somebody else that names the person, such as in its notes. */
export interface Mention {
  table: PersonalRole["table"];
  id: string;
  column: string;
}

export interface Found {
  records: FoundRecord[];
  mentions: Mention[];
}

const AT_ONCE = 1000;

/** Reads every row and compares it as people write: no index knows all the ways to write a phone number. */
export async function findPerson(database: Database, person: Person): Promise<Found> {
  const found: Found = { records: [], mentions: [] };
  for (const table of new Set(personalRoles.map((role) => role.table))) {
    for await (const row of rowsOf(database, table)) look(person, table, row, found);
  }
  return found;
}

function look(person: Person, table: PersonalRole["table"], row: Row, { records, mentions }: Found) {
  const names = (column: string) => typeof row[column] === "string" && person.isIn(row[column]);
  for (const role of personalRoles.filter((entry) => entry.table === table)) {
    if (role.identifying.some(names)) records.push({ role, row });
    else
      mentions.push(
        ...Object.keys(role.blank)
          .filter(names)
          .map((column) => ({ table, id: row.id, column })),
      );
  }
}

/** All rows of a table in the order of their ids, some at a time, so that nobody waits for the whole reading. */
export async function* rowsOf(database: Database, table: PersonalRole["table"]): AsyncGenerator<Row> {
  let last = "";
  for (;;) {
    const rows = await database.run((db) =>
      // One of them stands for all: the types of Kysely know no table that is chosen while running.
      db
        .selectFrom(table as "leads")
        .selectAll()
        .where("id", ">", last)
        .orderBy("id")
        .limit(AT_ONCE)
        .execute(),
    );
    yield* rows as unknown as Row[];
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? "";
  }
}
