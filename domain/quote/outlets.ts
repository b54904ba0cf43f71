import { foldDigits } from "../language/digits.ts";

export const MIN_OUTLETS = 1;
export const MAX_OUTLETS = 50;

/** The validation code of a fraction (spec 3), or of a number outside 1 to 50 (spec 5). */
export function outletsProblem(outlets: number): "outletsWhole" | "outletsMin" | "outletsMax" | undefined {
  if (!Number.isInteger(outlets)) return "outletsWhole";
  if (outlets < MIN_OUTLETS) return "outletsMin";
  return outlets > MAX_OUTLETS ? "outletsMax" : undefined;
}

/**
 * Reads what a visitor typed into the outlets field. What is missing, empty or no number falls back to 1 (spec 3 and 5).
 * A fraction, or a number outside 1 to 50, is returned as it is, for validation to name: outlets are an integer (spec 3),
 * and a quote for 1 must not answer who wrote 1.5.
 */
export function readOutlets(typed: unknown): number {
  if (typeof typed === "number") return Number.isFinite(typed) ? typed : MIN_OUTLETS;
  const text = foldDigits(typeof typed === "string" ? typed : "").replace(/[,٬](?=\d{3}\s*$)/, "");
  const number = /^\s*([+-]?\d{1,9})(?:[.,٫](\d*))?\s*$/.exec(text);
  return number ? Number(`${number[1]}.${number[2] ?? ""}`) : MIN_OUTLETS;
}
