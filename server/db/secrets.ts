import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import { secretCopies } from "./secret-copies.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

const BYTES = 32;

/**
 * A random key by its name, made once and the same for every process on this database. Of those in PostgreSQL a copy is
 * kept in the data folder, for a start while the database is away.
 */
export async function sharedSecret(database: Database, name: string): Promise<Buffer> {
  const copies = database.pool && secretCopies(database.dataDir);
  try {
    const secret = await storedSecret(database, name);
    await copies?.keep(name, secret);
    return secret;
  } catch (error) {
    const copy = error instanceof DatabaseUnavailable ? await copies?.read(name) : undefined;
    if (copy) return copy;
    throw error;
  }
}

async function storedSecret(database: Database, name: string): Promise<Buffer> {
  return await database.run(async (db) => {
    const value = randomBytes(BYTES).toString("base64");
    await db
      .insertInto("secrets")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const kept = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
    return Buffer.from(kept.value, "base64");
  });
}
