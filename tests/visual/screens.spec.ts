import { existsSync, readFileSync, rmSync } from "node:fs";
import { expect, test } from "#tests/support/journey.ts";
import { textsInMachineFonts } from "#tests/support/machine-fonts.ts";
import { shareOfOtherColours } from "./colours.ts";
import { cases } from "./screens.ts";

const style = readFileSync(new URL("steady.css", import.meta.url), "utf8");
/** A button of 48 by 150 pixels is two hundredths of a phone's screen; what a line of coloured text may move is less. */
const MOST_OTHER_COLOURS = 0.003;

for (const { name, width, locale, show } of cases) {
  test(`${name} looks as it did`, async ({ page }, info) => {
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

    const baseline = info.snapshotPath(`${name}.png`, { kind: "screenshot" });
    if (existsSync(baseline)) {
      const seen = await page.screenshot({ animations: "disabled", caret: "hide", scale: "css", style });
      const other = await shareOfOtherColours(page, readFileSync(baseline), seen);
      // To be renewed it must differ by pixels, or not be there.
      if (info.config.updateSnapshots !== "none" && other > MOST_OTHER_COLOURS) rmSync(baseline);
      else expect(other).toBeLessThanOrEqual(MOST_OTHER_COLOURS);
    }
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
