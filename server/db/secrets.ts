import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

const BYTES = 32;

/** A random key by its name, made once and the same for every process on this database. */
export async function sharedSecret(database: Database, name: string): Promise<Buffer> {
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
