import { localeCodes } from "#domain/language/locales.ts";
import { type PageId, pagePath } from "#domain/pages.ts";
import { expect, test } from "#tests/support/journey.ts";
import { watchLayoutShifts } from "#tests/support/layout-shifts.ts";

const steadyPages: PageId[] = ["home", "products", "industries", "checkout", "faq", "contact", "trialDownload"];
/** Where a receipt stands that prints itself. */
const printing: PageId[] = ["home", "checkout", "trialDownload"];

for (const locale of localeCodes) {
  for (const name of steadyPages) {
    test(`${locale}: nothing jumps on ${name} while it loads and is read`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const shifts = await watchLayoutShifts(page);
      // The fonts are there already: until they are, Arabic stands in letters of the phone's own, each phone's as wide as
      // it likes. What a first visit shifts is Lighthouse's to measure.
      await page.goto(pagePath(locale, name), { waitUntil: "networkidle" });
      await page.reload({ waitUntil: "networkidle" });
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          window.scrollTo({ top, behavior: "instant" });
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        await document.fonts.ready;
      });
      expect((await shifts()).filter(({ value, hadRecentInput }) => !hadRecentInput && value >= 0.0005)).toEqual([]);
    });
  }

  for (const name of printing) {
    test(`${locale}: the receipt on ${name} prints itself, and simply stands for who wants less motion`, async ({
      page,
    }) => {
      const motions = () =>
        page.evaluate(() => document.getAnimations().map((motion) => (motion as CSSAnimation).animationName));
      await page.goto(pagePath(locale, name), { waitUntil: "commit" });
      await expect.poll(motions, { intervals: [20] }).toContain("receipt-feed");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(pagePath(locale, name));
      expect((await motions()).filter((motion) => motion !== "checkout-loading-ends")).toEqual([]);
      await expect(page.locator("main .receipt").first()).toBeInViewport();
    });
  }

  test(`${locale}: with the colours of the system every button, field and choice keeps an outline`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(pagePath(locale, "checkout"), { waitUntil: "networkidle" });
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          "a.min-h-12, button.min-h-12:not([role=tab]), input:not([type=hidden], [tabindex]), select, textarea",
        ),
      ]
        .filter((element) => element.checkVisibility())
        .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
        .filter((element) => !element.matches("[type=radio], [type=checkbox]"))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(bare).toEqual([]);
    const [chosen, other] = await page
      .getByRole("tab")
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
    expect(chosen).not.toBe(other);
  });
}
