import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../scripts/find-chromium.mjs";

/**
 * Opens a browser for a series of pictures and closes it afterwards.
 * @param {(photograph: (html: string, size: { width: number, height: number }) => Promise<Buffer>) => Promise<void>} series
 */
export async function withPhotographer(series) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await series(async (html, size) => {
      await page.setViewportSize(size);
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      return await page.screenshot({ omitBackground: true });
    });
  } finally {
    await browser.close();
  }
}
