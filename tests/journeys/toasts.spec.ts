import type { Locator, Page } from "@playwright/test";
import { localeCodes } from "#domain/language/locales.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { awakeQuoteForm, fillQuote, visitor } from "#tests/support/visitor.ts";

/** A quote that cannot be sent shows a toast each time. */
async function failingForm(page: Page, locale: "en" | "ar") {
  await page.route("**/api/leads", (route) => route.abort());
  await page.goto(`/${locale}/products`);
  const form = await awakeQuoteForm(page);
  await fillQuote(form, visitor(locale), locale);
  const send = form.getByRole("button", { name: copyOf[locale].quote.submit });
  return { send, toast: page.locator(".toast") };
}

for (const locale of localeCodes) {
  const { title } = copyOf[locale].quote.toasts.failure;

  test(`${locale}: one toast at a time, F8 leads to it, five seconds and it is gone`, async ({ page }) => {
    const { send, toast } = await failingForm(page, locale);
    await send.click();
    await expect(toast).toContainText(title);
    const first = await toast.elementHandle();
    await send.click();
    // The second takes the first one's place.
    await page.waitForFunction((gone) => !gone?.isConnected, first);
    await expect(toast).toHaveCount(1);
    const { width } = (await toast.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(420);
    await page.keyboard.press("F8");
    await expect(page.locator("#notifications ol")).toBeFocused();
    // The pointer or the focus on it would hold it: leave.
    await send.focus();
    await expect(toast).toHaveCount(0, { timeout: 8000 });
  });

  test(`${locale}: on a phone the saving of a sent quote stays readable under the toast`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route("**/api/leads", (route) => route.fulfill({ status: 201, json: { leadId: "Q7K3-M9XQ" } }));
    await page.goto(`/${locale}/products`);
    const form = await awakeQuoteForm(page);
    await fillQuote(form, visitor(locale), locale);
    await form.getByRole("button", { name: copyOf[locale].quote.submit }).click();
    const toast = page.locator(".toast");
    await expect(toast).toContainText(copyOf[locale].quote.toasts.success.title);
    const heading = page.locator("[data-quote-success] h2");
    const saving = page.locator("[data-quote-success] .receipt .bg-notice");
    await expect(saving).toBeInViewport({ ratio: 1 });
    const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: 0, height: 0 };
    await expect(async () => {
      const [over, under] = [await boxOf(toast), await boxOf(heading)];
      expect(over.y + over.height).toBeLessThanOrEqual(under.y);
    }).toPass();
    const bar = await boxOf(page.locator("[data-mobile-bar]"));
    const { y, height } = await boxOf(saving);
    expect(y + height).toBeLessThanOrEqual(bar.y);
  });

  test(`${locale}: a toast is announced in the page's language`, async ({ page }) => {
    const { send } = await failingForm(page, locale);
    // The announcement leaves the page after a second.
    const announced = page.waitForFunction(
      (words) =>
        [...document.querySelectorAll("[role=status]")].find((one) => one.textContent?.includes(words))?.textContent,
      title,
    );
    await send.click();
    expect(await (await announced).jsonValue()).toMatch(new RegExp(`^${copyOf[locale].layout.notifications.one} `));
  });

  test(`${locale}: a swipe the way of reading sends it off, a shorter one does not`, async ({ page }) => {
    const { send, toast } = await failingForm(page, locale);
    await send.click();
    await expect(toast).toContainText(title);
    const way = locale === "ar" ? -1 : 1;
    const swipe = async (pixels: number) => {
      const box = await toast.boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 12];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + (way * pixels) / 2, y, { steps: 4 });
      await page.mouse.move(x + way * pixels, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(30);
    await expect(toast).toBeVisible();
    await swipe(120);
    await expect(toast).toHaveCount(0);
  });
}

test("the toast speaks the language that the page was switched to while the answer was on its way", async ({
  page,
}) => {
  const { promise: switched, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/leads", (route) => switched.then(() => route.abort()));
  await page.goto("/en/products");
  const form = await awakeQuoteForm(page);
  await fillQuote(form, visitor("en"), "en");
  await form.getByRole("button", { name: copyOf.en.quote.submit }).click();
  await page.locator("a[data-language-switch]").click();
  await expect(form.getByLabel(copyOf.ar.quote.fields.emirate)).toBeVisible();
  answer();
  await expect(page.locator(".toast")).toContainText(copyOf.ar.quote.toasts.failure.title);
});
