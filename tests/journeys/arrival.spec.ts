import type { Page } from "@playwright/test";
import { localeCodes } from "#domain/language/locales.ts";
import { expect, test } from "#tests/support/journey.ts";
import { watchLayoutShifts } from "#tests/support/layout-shifts.ts";
import { visit } from "#tests/support/visitor.ts";

/** Waits until everything below the first screen is drawn too. */
async function drawn(page: Page) {
  const below = page.locator("main > section ~ section, main ~ footer");
  await expect
    .poll(() => below.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility)))
    .toEqual(Array.from({ length: await below.count() }, () => "visible"));
}

for (const locale of localeCodes) {
  test(`${locale}: what is below the first screen is drawn without being scrolled to`, async ({ page }) => {
    await visit(page, `/${locale}`);
    await drawn(page);
  });

  test(`${locale}: one font comes before the first paint, and no other language's after it`, async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font")
        fonts.push(new URL(request.url()).pathname.replace(/.*\/([a-z-]+)\..*/, "$1"));
    });
    await visit(page, `/${locale}`);
    await page.waitForLoadState("networkidle");
    const expected = { ar: ["alexandria-arabic"], en: ["alexandria-latin", "plex-mono"] };
    await expect.poll(() => fonts).toEqual(expected[locale]);
  });

  test(`${locale}: the icon and the manifest come after the paint, and follow to the next page`, async ({ page }) => {
    await visit(page, `/${locale}`);
    const manifest = page.locator('head > link[rel="manifest"]');
    await expect(manifest).toHaveAttribute("href", `/${locale}/manifest.webmanifest`);
    await page.locator(`footer a[href="/${locale}/faq"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/faq$`));
    await expect(manifest).toHaveCount(1);
    await expect(page.locator('head > link[rel="icon"][href="/favicon.svg"]')).toHaveCount(1);
  });

  test(`${locale}: a link into the page lands at its place`, async ({ page }) => {
    await visit(page, `/${locale}/products#quote`);
    await expect(page.locator("#quote")).toBeInViewport();
    await page.waitForTimeout(500);
    await expect(page.locator("#quote")).toBeInViewport();
  });

  test(`${locale}: a phone's reload and Back return to the same place, and nothing shifts on the way`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const shifts = await watchLayoutShifts(page);
    await visit(page, `/${locale}`);
    await drawn(page);
    const place = page.locator("#industries");
    await place.evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    await expect(place).toBeInViewport();
    await page.waitForTimeout(500);
    const offset = () => place.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    const before = await offset();
    await page.reload();
    await expect.poll(offset).toBe(before);
    await page.goto(`/${locale}/faq`);
    await page.goBack();
    await expect.poll(offset).toBe(before);
    expect((await shifts()).filter(({ value }) => value >= 0.001)).toEqual([]);
  });
}
