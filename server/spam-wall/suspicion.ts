import type { Sign } from "#domain/spam/signs.ts";

/** Why a request is stored as suspect. */
export interface Suspicion {
  signs: readonly Sign[];
  /** So many suspects came within the hour that no message tells of this one. */
  quiet: boolean;
}

/** The column of a suspect, null for everyone else. */
export function storedSuspicion(suspicion: Suspicion | undefined): string | null {
  return suspicion ? suspicion.signs.join(" ") : null;
}
