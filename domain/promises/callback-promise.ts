import type { PreferredTime } from "../lead/sources.ts";
import type { CallbackSlot, SlotName } from "./callback-slots.ts";
import { atHour, dubaiMidnight, dubaiWeekday } from "./dubai-time.ts";

export interface OfficeHours {
  /** "09:00" */
  opens: string;
  closes: string;
  /** Weekdays, 0 is Sunday; every day where none are named. */
  days?: readonly number[];
}

/** Facts of the business, passed in: the promise follows them, and so does what the pages say. */
export interface CallbackFacts {
  callbackMinutes: number;
  officeHours: OfficeHours;
  slots: Readonly<Record<SlotName, CallbackSlot>>;
}

/** Called at once, in the chosen slot, or when the office opens. */
export type CallbackPromise =
  | { kind: "soon"; by: Date }
  | { kind: "slot"; slot: CallbackSlot; from: Date; to: Date }
  | { kind: "opening"; at: Date };

/**
 * By when a call-back comes that was asked for at `now` (spec 9). Without a slot: within the promised minutes, or at
 * the next opening. A slot is today's while a call still fits into it, except for the evening: that is the day after.
 */
export function callbackPromise(now: Date, preferredTime: PreferredTime | "", facts: CallbackFacts): CallbackPromise {
  return preferredTime === "" || preferredTime === "now" ? promisedNow(now, facts) : inSlot(now, preferredTime, facts);
}

function promisedNow(now: Date, { callbackMinutes, officeHours }: CallbackFacts): CallbackPromise {
  const opens = hourOf(officeHours.opens);
  const today = dubaiMidnight(now);
  if (!isOpenOn(today, officeHours) || now >= atHour(today, hourOf(officeHours.closes))) {
    return { kind: "opening", at: atHour(openDay(now, 1, officeHours), opens) };
  }
  if (now < atHour(today, opens)) return { kind: "opening", at: atHour(today, opens) };
  return { kind: "soon", by: minutesAfter(now, callbackMinutes) };
}

function inSlot(now: Date, name: SlotName, { callbackMinutes, officeHours, slots }: CallbackFacts): CallbackPromise {
  const slot = slots[name];
  const fitsToday = minutesAfter(now, callbackMinutes) <= atHour(dubaiMidnight(now), slot.to);
  const day = openDay(now, name !== "evening" && fitsToday ? 0 : 1, officeHours);
  return { kind: "slot", slot, from: atHour(day, slot.from), to: atHour(day, slot.to) };
}

/** The first day the office is open, `later` days from now or after that. */
function openDay(now: Date, later: number, hours: OfficeHours): Date {
  for (let days = later; days < later + 7; days += 1) {
    const midnight = dubaiMidnight(now, days);
    if (isOpenOn(midnight, hours)) return midnight;
  }
  throw new Error("The office hours name no day");
}

function isOpenOn(midnight: Date, { days }: OfficeHours): boolean {
  return days === undefined || days.includes(dubaiWeekday(midnight));
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
