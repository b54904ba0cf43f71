import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import type { WatchedDatabase } from "#server/db/watched-database.ts";

/** Waits so many milliseconds for the database, then marks it as away. @throws DatabaseUnavailable */
export async function answeredInTime<T>(
  database: Pick<WatchedDatabase, "markAway">,
  storing: Promise<T>,
  milliseconds: number,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    database.markAway("NO_ANSWER");
    reject(new DatabaseUnavailable("NO_ANSWER"));
  }, milliseconds);
  try {
    return await Promise.race([storing, late]);
  } finally {
    clearTimeout(timer);
  }
}
