import type { PreferredTime } from "../lead/sources.ts";

/** Whole hours of a Dubai day, 0 to 24. */
export interface CallbackSlot {
  from: number;
  to: number;
}

/** "now" is no slot. */
export type SlotName = Exclude<PreferredTime, "now">;

const NO_BREAK_SPACE = "\u00a0";

/** "9 AM-12 PM", "1-5 PM": the half of the day is said once where it is the same. */
export function slotText({ from, to }: CallbackSlot): string {
  const start = half(from) === half(to) ? `${onClock(from)}` : `${onClock(from)}${NO_BREAK_SPACE}${half(from)}`;
  return `${start}-${onClock(to)}${NO_BREAK_SPACE}${half(to)}`;
}

const onClock = (hour: number) => hour % 12 || 12;
const half = (hour: number) => (hour % 24 < 12 ? "AM" : "PM");
