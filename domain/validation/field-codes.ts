import type { z } from "zod";

/** The first thing wrong with each field, as a code: { email: "email", numberOfOutlets: "outletsMax" }. */
export function fieldCodes(error: z.ZodError): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    codes[field] ??= issue.message;
  }
  return codes;
}
