import { foldDigits } from "../language/digits.ts";
import { stripDirectionMarks } from "../language/plain-text.ts";

/**
 * A phone or a TRN as a reader sees it: as typed, in Western digits. Stored values keep their digits (product
 * decision 8), but Arabic-Indic ones are of the bidi class AN, and their groups change places even in an isolate.
 * Whoever puts it into a text isolates it: ltr(), or an element with dir="ltr".
 */
export function shownNumber(typed: string): string {
  return foldDigits(stripDirectionMarks(typed)).trim();
}
