import type { Page } from "@playwright/test";
import { layout as arabicLayout } from "#content/ar/layout.ts";
import { layout as englishLayout } from "#content/en/layout.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { buyer, checkoutCopy, fillContact, openCheckoutForm } from "#tests/support/checkout.ts";
import { expect, test } from "#tests/support/journey.ts";
import { visit } from "#tests/support/visitor.ts";

const layouts = { en: englishLayout, ar: arabicLayout };
const tooltip = (page: Page) => page.getByRole("tooltip");

for (const locale of localeCodes) {
  const { buyPackage, chatOnWhatsapp } = layouts[locale];
  const { checkout } = checkoutCopy[locale];

  test(`${locale}: the floating buttons say what they do, under a pointer that rests and under the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await visit(page, `/${locale}`);
    const before = scripts.length;
    const buttons = page.locator("[data-floating-buttons]");
    const buy = buttons.getByRole("link", { name: buyPackage });
    const came = Date.now();
    await buy.hover();
    await expect(tooltip(page)).toHaveText(buyPackage);
    expect(Date.now() - came).toBeGreaterThanOrEqual(690);
    // Its own code, and nothing of React.
    expect(scripts.slice(before)).toHaveLength(1);

    const bubble = await tooltip(page).boundingBox();
    const button = await buy.boundingBox();
    if (!bubble || !button) throw new Error("no place");
    expect(bubble.x + bubble.width).toBeLessThanOrEqual(button.x + 1);
    expect(bubble.x).toBeGreaterThan(0);
    // A pointer may go over to it.
    await page.mouse.move(bubble.x + 20, bubble.y + bubble.height / 2);
    await expect(tooltip(page)).toBeVisible();

    // Straight on to the next one: at once.
    await buttons.getByRole("link", { name: chatOnWhatsapp }).hover();
    await expect(tooltip(page)).toHaveText(chatOnWhatsapp, { timeout: 600 });
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toBeHidden();

    await page.mouse.move(200, 300);
    await buy.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(tooltip(page)).toHaveText(buyPackage);
    await page.mouse.wheel(0, 400);
    await expect(tooltip(page)).toBeHidden();
  });

  test(`${locale}: the button that is off names the fields still empty`, async ({ page }) => {
    // Scrolls at once: a button that glides on leaves the pointer behind.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const form = await openCheckoutForm(page, "callback", locale);
    const shop = buyer(locale);
    await fillContact(form, { ...shop, phone: "" }, locale);
    const submit = form.getByRole("button", { name: checkout.callback.submit });
    await expect(submit).toBeDisabled();
    await submit.hover({ force: true });
    const { phone } = checkout.callback.fields;
    await expect(tooltip(page)).toHaveText(checkout.stillEmpty.replace("{fields}", phone.label));
    await form.getByRole("textbox", { name: phone.label }).fill(shop.phone);
    await page.mouse.move(5, 5);
    await submit.hover();
    await page.waitForTimeout(1000);
    await expect(tooltip(page)).toBeHidden();
  });

  test(`${locale}: where the TRN is found is told by a press, of a finger too`, async ({ browser, site }) => {
    const context = await browser.newContext({
      hasTouch: true,
      baseURL: site.url,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const form = await openCheckoutForm(page, "invoice", locale);
    const { help } = checkout.invoice.fields.trn;
    if (!help) throw new Error("no help");
    const question = form.getByRole("button", { name: help.label });
    await question.tap();
    await expect(tooltip(page)).toHaveText(help.text);
    await expect(question).toHaveAccessibleDescription(help.text);
    const bubble = await tooltip(page).boundingBox();
    expect(bubble?.x).toBeGreaterThanOrEqual(0);
    expect((bubble?.x ?? 0) + (bubble?.width ?? 999)).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(20, 400);
    await expect(tooltip(page)).toBeHidden();
    await expect(form.getByRole("textbox", { name: checkout.invoice.fields.trn.label })).toBeVisible();
    await context.close();
  });
}
