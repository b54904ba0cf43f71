/** What makes a request doubtful, and how much. No sign refuses anything: it only counts. */
export const signWeights = {
  /** The field that people do not see holds something. */
  honeypot: 100,
  /** The browser says that another site's page sent it. */
  "foreign-origin": 100,
  /** The same address was confirmed to several times today: it may belong to somebody who asked for nothing. */
  "same-recipient": 100,
  /** Sent while very many requests come, without the work that is then asked of a browser. */
  "no-proof": 100,
  "forged-token": 60,
  /** Addresses of pages where people write names. */
  links: 60,
  /** Filled in faster than people read; autofill and a kept draft are fast too. */
  "too-fast": 30,
  /** Old browsers and privacy tools do not say where a request comes from; programs neither. */
  "no-origin": 20,
  /** No JavaScript, or the page's token did not arrive in time. */
  "no-token": 20,
  "old-token": 10,
} as const;

export type Sign = keyof typeof signWeights;

/** Reached by any one heavy sign, and never by all that a person without JavaScript in an old browser shows. */
const SUSPECT_FROM = 50;

export function isSuspect(signs: readonly Sign[]): boolean {
  return signs.reduce((sum, sign) => sum + signWeights[sign], 0) >= SUSPECT_FROM;
}

/** Signs as they are stored: names with spaces between. */
export function readSigns(stored: string | null): Sign[] {
  return (stored ?? "").split(" ").filter((name): name is Sign => name in signWeights);
}
