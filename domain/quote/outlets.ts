import { foldDigits } from "../language/digits.ts";

export const MIN_OUTLETS = 1;
export const MAX_OUTLETS = 50;

/** The validation code of a number outside 1 to 50 (spec 5). */
export function outletsProblem(outlets: number): "outletsMin" | "outletsMax" | undefined {
  if (outlets < MIN_OUTLETS) return "outletsMin";
  return outlets > MAX_OUTLETS ? "outletsMax" : undefined;
}

/**
 * Reads what a visitor typed into the outlets field. What is not a whole number falls back to 1 (spec 5);
 * a number outside 1 to 50 is returned as it is, for validation to name.
 */
export function readOutlets(typed: unknown): number {
  if (typeof typed === "number") return Number.isFinite(typed) ? Math.trunc(typed) : MIN_OUTLETS;
  const digits = /^\s*([+-]?\d{1,9})(?:[.,]\d*)?\s*$/.exec(foldDigits(typeof typed === "string" ? typed : ""));
  return digits ? Number(digits[1]) : MIN_OUTLETS;
}
