import { describe, expect, it } from "vitest";
import type { PreferredTime } from "../lead/sources.ts";
import { type CallbackFacts, callbackPromise } from "./callback-promise.ts";
import { callbackPromiseText } from "./callback-promise-text.ts";
import { slotText } from "./callback-slots.ts";
import { dubaiMidnight, formatDubaiDate, formatDubaiDay, formatDubaiTime } from "./dubai-time.ts";
import { invoicePromise } from "./invoice-promise.ts";

/** A time in Dubai. 2026-11-21 is a Saturday. */
const dubai = (day: string, time: string) => new Date(`${day}T${time}:00+04:00`);

const facts: CallbackFacts = {
  callbackMinutes: 10,
  officeHours: { opens: "09:00", closes: "18:00" },
  slots: { morning: { from: 9, to: 12 }, afternoon: { from: 13, to: 17 }, evening: { from: 18, to: 20 } },
};
const sundayToThursday: CallbackFacts = { ...facts, officeHours: { ...facts.officeHours, days: [0, 1, 2, 3, 4] } };

const said = (now: Date, time: PreferredTime | "", of = facts) => {
  const promise = callbackPromise(now, time, of);
  const texts = { soon: "soon {time}", slot: "{day} {slot}", outsideHours: "opening {day} {time}" };
  return callbackPromiseText(promise, "050", texts, "en").replaceAll("\u00a0", " ");
};

describe("a call-back without a slot", () => {
  it.each([
    ["09:00", "soon 9:10 AM"],
    ["11:55", "soon 12:05 PM"],
    ["17:59", "soon 6:09 PM"],
    ["00:00", "opening Saturday, 21 November 9:00 AM"],
    ["08:59", "opening Saturday, 21 November 9:00 AM"],
    ["18:00", "opening Sunday, 22 November 9:00 AM"],
    ["23:59", "opening Sunday, 22 November 9:00 AM"],
  ])("asked for at %s", (time, expected) => {
    expect(said(dubai("2026-11-21", time), "now")).toBe(expected);
    expect(said(dubai("2026-11-21", time), "")).toBe(expected);
  });

  it("waits for a day on which the office opens", () => {
    expect(said(dubai("2026-11-19", "18:30"), "now", sundayToThursday)).toBe("opening Sunday, 22 November 9:00 AM");
    expect(said(dubai("2026-11-20", "10:00"), "now", sundayToThursday)).toBe("opening Sunday, 22 November 9:00 AM");
  });

  it("refuses hours that never come", () => {
    const never = { ...facts, officeHours: { ...facts.officeHours, days: [] } };
    expect(() => callbackPromise(dubai("2026-11-21", "10:00"), "now", never)).toThrow(/no day/);
  });
});

describe("a call-back in a slot", () => {
  it.each<[PreferredTime, string, string]>([
    ["morning", "03:00", "Saturday, 21 November 9 AM-12 PM"],
    ["morning", "11:50", "Saturday, 21 November 9 AM-12 PM"],
    ["morning", "11:51", "Sunday, 22 November 9 AM-12 PM"],
    ["afternoon", "09:00", "Saturday, 21 November 1-5 PM"],
    ["afternoon", "17:00", "Sunday, 22 November 1-5 PM"],
    ["evening", "09:00", "Sunday, 22 November 6-8 PM"],
    ["evening", "23:00", "Sunday, 22 November 6-8 PM"],
  ])("%s, asked for at %s", (slot, time, expected) => {
    expect(said(dubai("2026-11-21", time), slot)).toBe(expected);
  });

  it("waits for a day on which the office opens", () => {
    expect(said(dubai("2026-11-21", "10:00"), "afternoon", sundayToThursday)).toBe("Sunday, 22 November 1-5 PM");
    expect(said(dubai("2026-11-19", "10:00"), "evening", sundayToThursday)).toBe("Sunday, 22 November 6-8 PM");
  });
});

it("promises an invoice in hours, past midnight too", () => {
  expect(formatDubaiTime(invoicePromise(dubai("2026-11-21", "22:30"), 2))).toBe("12:30\u00a0AM");
});

it("writes slots as the specification does", () => {
  expect(Object.values(facts.slots).map(slotText)).toEqual(["9\u00a0AM-12\u00a0PM", "1-5\u00a0PM", "6-8\u00a0PM"]);
});

it("counts days in Dubai, whatever the server's clock says", () => {
  const lateInLondon = new Date("2026-12-31T21:00:00Z");
  expect(dubaiMidnight(lateInLondon).toISOString()).toBe("2026-12-31T20:00:00.000Z");
  expect(formatDubaiDay(lateInLondon, "en")).toBe("Friday, 1 January");
  expect(formatDubaiDay(lateInLondon, "ar")).toBe("الجمعة، 1 يناير");
  expect(formatDubaiDate(lateInLondon, "en")).toBe("1 January 2027");
  expect(formatDubaiDate(lateInLondon, "ar")).toBe("1 يناير 2027");
});
