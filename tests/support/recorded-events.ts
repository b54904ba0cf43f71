import type { Page } from "@playwright/test";

export type RecordedEvent = [command: "event", name: string, parameters: Record<string, unknown>];

interface Recording extends Window {
  gtag?: (...call: unknown[]) => void;
  recorded?: unknown[];
}

/** Puts an analytics function into the page that writes down what it is told. Call it before the first visit. */
export async function recordEvents(page: Page): Promise<() => Promise<RecordedEvent[]>> {
  await page.addInitScript(() => {
    const recording = window as Recording;
    const recorded: unknown[] = [];
    recording.recorded = recorded;
    recording.gtag = (...call) => recorded.push(call);
  });
  return async () => (await page.evaluate(() => (window as Recording).recorded ?? [])) as RecordedEvent[];
}
