/** Receipts of each opening hour on the example report, from nine in the morning; they add up to its count. */
export const hourlyReceipts: readonly number[] = [6, 9, 11, 14, 16, 12, 8, 9, 13, 20, 28, 21, 13, 7];

/** The place of the hour with most receipts; the earlier one of two alike, -1 for a day without hours. */
export function busiestHour(receipts: readonly number[]): number {
  return receipts.indexOf(Math.max(...receipts));
}
