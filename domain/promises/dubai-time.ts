import { type Locale, localeEntry } from "../language/locales.ts";
import { stripDirectionMarks } from "../language/plain-text.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** UTC+4 the whole year: the country knows no summer time. */
const OFFSET_MS = 4 * HOUR_MS;
const timeZone = "Asia/Dubai";

/** One style of time in both languages, as the opening hours are written. */
const clock = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit", hour12: true });

/** The instant at which the Dubai day of `now`, or one `later` by so many days, begins. */
export function dubaiMidnight(now: Date, later = 0): Date {
  return new Date(Math.floor((now.getTime() + OFFSET_MS) / DAY_MS + later) * DAY_MS - OFFSET_MS);
}

/** 0 is Sunday. */
export function dubaiWeekday(instant: Date): number {
  return new Date(instant.getTime() + OFFSET_MS).getUTCDay();
}

/** An hour of the day that begins at `midnight`; 13.5 is half past one. */
export function atHour(midnight: Date, hour: number): Date {
  return new Date(midnight.getTime() + hour * HOUR_MS);
}

/** "4:30 PM" in Dubai, never broken over two lines. */
export function formatDubaiTime(instant: Date): string {
  // Newer language data put a narrow no-break space before PM, which not every font has.
  return clock.format(instant).replace(/\s/gu, "\u00a0");
}

/** "Sunday, 22 November", "الأحد، 22 نوفمبر", as it is in Dubai. */
export function formatDubaiDay(instant: Date, locale: Locale): string {
  return format(instant, locale, { weekday: "long", day: "numeric", month: "long" });
}

/** "22 November 2026", "22 نوفمبر 2026", as it is in Dubai. */
export function formatDubaiDate(instant: Date, locale: Locale): string {
  return format(instant, locale, { day: "numeric", month: "long", year: "numeric" });
}

function format(instant: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const { tag } = localeEntry(locale);
  return stripDirectionMarks(
    new Intl.DateTimeFormat(tag, { ...options, timeZone, numberingSystem: "latn" }).format(instant),
  );
}
