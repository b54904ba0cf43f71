import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type TooltipTiming, tooltipTiming } from "./tooltip-timing.ts";

let told: string[];
let timing: TooltipTiming<string>;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  timing = tooltipTiming<string>(
    (trigger) => told.push(`show ${trigger}`),
    () => told.push("hide"),
  );
});
afterEach(() => vi.useRealTimers());

it("opens after 700 ms under the pointer, not before", () => {
  timing.point("buy");
  vi.advanceTimersByTime(699);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["show buy"]);
  expect(timing.shown()).toBe("buy");
});

it("does not open for a pointer that only passes", () => {
  timing.point("buy");
  vi.advanceTimersByTime(500);
  timing.leave();
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
});

it("counts from when the pointer came, however much it moves", () => {
  timing.point("buy");
  vi.advanceTimersByTime(600);
  timing.point("buy");
  vi.advanceTimersByTime(100);
  expect(told).toEqual(["show buy"]);
});

it("opens the next one at once within 300 ms of the last, and waits again after them", () => {
  timing.point("buy");
  vi.advanceTimersByTime(700);
  timing.leave();
  vi.advanceTimersByTime(299);
  timing.point("chat");
  expect(told).toEqual(["show buy", "hide", "show chat"]);
  timing.leave();
  vi.advanceTimersByTime(300);
  timing.point("buy");
  expect(told.at(-1)).toBe("hide");
  vi.advanceTimersByTime(700);
  expect(told.at(-1)).toBe("show buy");
});

it("shows one at a time: straight from one to the other", () => {
  timing.point("buy");
  vi.advanceTimersByTime(700);
  timing.point("chat");
  expect(told).toEqual(["show buy", "hide", "show chat"]);
});

it("opens at once for the keyboard", () => {
  timing.open("buy");
  expect(told).toEqual(["show buy"]);
});

it("stays away after Escape or a press until the pointer has left", () => {
  timing.point("buy");
  vi.advanceTimersByTime(700);
  timing.dismiss();
  timing.point("buy");
  vi.advanceTimersByTime(5000);
  expect(told).toEqual(["show buy", "hide"]);
  timing.leave();
  vi.advanceTimersByTime(1000);
  timing.point("buy");
  vi.advanceTimersByTime(700);
  expect(told.at(-1)).toBe("show buy");
});

it("a press while it waits to open calls it off", () => {
  timing.point("buy");
  timing.dismiss();
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
});
