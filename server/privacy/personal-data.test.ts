import { expect, test } from "vitest";
import { migratedDatabase } from "#server/testing/migrated-database.ts";
import { anonymousColumns, anonymousTables } from "./anonymous-data.ts";
import { personalRoles } from "./personal-data.ts";

/** Whoever adds a table or a column decides whether it holds something of a person, and so whether it is erased. */
test("of every column it is known whether it tells of a person", async () => {
  const { database, dispose } = await migratedDatabase("sqlite");
  const tables = await database.run((db) => db.introspection.getTables());
  await database.close();
  await dispose();
  const unknown = tables
    .filter(({ name }) => !anonymousTables.some((known) => known === name))
    .flatMap(({ name, columns }) => {
      const personal = personalRoles.filter(({ table }) => table === name).flatMap(({ blank }) => Object.keys(blank));
      const anonymous = Object.entries(anonymousColumns).find(([table]) => table === name)?.[1] ?? [];
      return columns
        .filter((column) => ![...personal, ...anonymous].includes(column.name))
        .map((c) => `${name}.${c.name}`);
    });
  expect(unknown, "put these into personal-data.ts or anonymous-data.ts").toEqual([]);
});
