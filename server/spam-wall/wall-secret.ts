import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#server/db/database.ts";
import { sharedSecret } from "#server/db/secrets.ts";

/** Milliseconds that a request waits for the secret. */
export const SECRET_WITHIN = 300;

/** The secret behind tokens and challenges, from the database once; undefined as long as that does not answer. */
export function wallSecret(database: Database): () => Promise<Buffer | undefined> {
  let kept: Buffer | undefined;
  let asking: Promise<void> | undefined;
  async function ask() {
    try {
      kept = await sharedSecret(database, "spam-wall");
    } catch {
      // Asked again at the next request.
    } finally {
      asking = undefined;
    }
  }
  return async () => {
    if (kept) return kept;
    asking ??= ask();
    await Promise.race([asking, pause(SECRET_WITHIN, undefined, { ref: false })]);
    return kept;
  };
}
