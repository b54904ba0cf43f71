import { expect, test } from "#tests/support/journey.ts";
import { textsInMachineFonts } from "#tests/support/machine-fonts.ts";
import { cases } from "./screens.ts";

for (const { name, width, locale, show } of cases) {
  test(`${name} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime("2026-11-23T10:00:00+04:00");
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await show(page, locale);
    await page.locator("html[data-painted]").waitFor();
    await page.evaluate(() => document.fonts.ready);
    // A picture is fetched when it comes near: those in sight must be there.
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.complete || top > innerHeight || bottom < 0;
      }),
    );
    // A word in a font of the machine would differ on the next one: only the other language's name may be.
    expect(await textsInMachineFonts(page, "[data-language-switch], #notifications")).toEqual([]);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
