const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Milliseconds. */
export const LONGEST_WAIT = DAY;
const FIRST = 5 * SECOND;
const FACTOR = 3;

/** With the waits between them about four days: a long weekend without a mail server. */
export const MOST_ATTEMPTS = 13;

/**
 * Milliseconds to wait after the nth failed try: 5 s, 15 s, 45 s … up to a day, of which a random half is taken off so
 * that what failed together does not come back together; never less than the receiver asked for, up to a day.
 * @param retryAfter seconds
 */
export function waitAfter(attempt: number, retryAfter = 0, random = Math.random): number {
  const longest = Math.min(DAY, FIRST * FACTOR ** (attempt - 1));
  const jittered = longest * (1 - random() / 2);
  return Math.round(Math.max(jittered, Math.min(DAY, retryAfter * SECOND)));
}
