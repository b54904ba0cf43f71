import { business } from "#content/business.ts";
import { PAID } from "#server/payments/payment-status.ts";
import type { FoundRecord } from "./find-records.ts";

const years = business.regulation.taxRecordYears;

/**
 * Until when the law has us keep who paid; undefined where it does not. Counted from the end of the year of the payment,
 * which no tax period goes beyond.
 */
export function keptByLaw({ role, row }: Pick<FoundRecord, "role" | "row">, now: Date): Date | undefined {
  if (role.role !== "payer" || row.status !== PAID) return undefined;
  const year = Number(String(row.created_at).slice(0, 4));
  const until = new Date(Date.UTC(year + 1 + years, 0, 1));
  return until > now ? until : undefined;
}

/** Payments from before this time are kept by law no longer. */
export function keptByLawSince(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));
}
