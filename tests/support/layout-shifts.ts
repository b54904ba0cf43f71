import type { Page } from "@playwright/test";

export interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}

interface Watched extends Window {
  layoutShifts: LayoutShift[];
}

/** Writes down what shifts, on every page from the next visit on; the answer reads what the present page wrote. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    const seen: LayoutShift[] = [];
    Object.assign(window, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        seen.push({ value, hadRecentInput });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Watched).layoutShifts);
}
