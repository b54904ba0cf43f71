import { localeCodes, otherLocale } from "#domain/language/locales.ts";
import {
  buyer,
  checkoutCopy,
  fillContact,
  fillForm,
  openCheckoutForm,
  visitCheckout,
} from "#tests/support/checkout.ts";
import { expect, test } from "#tests/support/journey.ts";
import { recordEvents } from "#tests/support/recorded-events.ts";

for (const locale of localeCodes) {
  const { checkout, validation } = checkoutCopy[locale];
  const other = otherLocale(locale);

  test(`${locale}: what was typed stays with its form through the language switch and a reload`, async ({ page }) => {
    const shop = buyer(locale);
    const form = await openCheckoutForm(page, "callback", locale);
    await fillContact(form, shop, locale);
    await form.locator("[name=preferredTime]").selectOption("morning");
    await page.locator("a[data-language-switch]").click();
    await expect(page).toHaveURL(`/${other}/checkout#callback`);

    const translated = checkoutCopy[other].checkout;
    const tab = page.getByRole("tab", { name: translated.tabs.callback });
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(form.getByRole("button", { name: translated.callback.submit })).toBeEnabled();
    await expect(form.locator("[name=businessName]")).toHaveValue(shop.businessName);
    await expect(form.locator("[name=preferredTime]")).toHaveValue("morning");
    await expect(page.locator("#invoice-form [name=businessName]")).toHaveValue("");

    await page.reload();
    await page.locator("astro-island:not([ssr]) [data-checkout]").waitFor();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(form).toBeInViewport();
    await expect(form.locator("[name=businessName]")).toHaveValue(shop.businessName);
    await expect(form.locator("[name=preferredTime]")).toHaveValue("morning");
  });

  test(`${locale}: the address can name the tab; choosing another is counted once`, async ({ page }) => {
    const events = await recordEvents(page);
    await page.goto(`/${locale}/checkout#callback`);
    await expect(page.locator("#callback-form")).toBeInViewport();
    await expect(page.locator("#invoice-form")).toBeHidden();
    await page.getByRole("tab", { name: checkout.tabs.invoice }).click();
    await expect(page.locator("#invoice-form")).toBeVisible();
    await expect(page.locator("#callback-form")).toBeHidden();
    await page.keyboard.press(locale === "ar" ? "ArrowLeft" : "ArrowRight");
    await expect(page.locator("#callback-form")).toBeVisible();
    expect((await events()).filter(([, name]) => name !== "begin_checkout")).toEqual([
      ["event", "payment_method_selected", { payment_method: "invoice" }],
      ["event", "payment_method_selected", { payment_method: "callback" }],
    ]);
  });

  test(`${locale}: who comes by a buy button has begun the checkout once`, async ({ page }) => {
    const events = await recordEvents(page);
    await page.goto(`/${locale}/products`);
    await page.locator("main a[data-track=begin_checkout]").first().click();
    await expect(page).toHaveURL(`/${locale}/checkout`);
    await page.locator("astro-island:not([ssr]) [data-checkout]").waitFor();
    expect((await events()).map(([, name]) => name)).toEqual(["begin_checkout"]);
  });

  test(`${locale}: the spinner stands before the island wakes, and gives way even when it never does`, async ({
    page,
  }) => {
    await page.route("**/_astro/Checkout*.js", () => {});
    // Looked at in the frame that first shows it: it may be gone before a busy machine asks from outside.
    await page.addInitScript(() => {
      const look = () => {
        const spinner = document.querySelector("[data-checkout] [role=status]");
        if (!spinner) return requestAnimationFrame(look);
        return Object.assign(window, { spinnerShown: spinner.checkVisibility({ visibilityProperty: true }) });
      };
      requestAnimationFrame(look);
    });
    await visitCheckout(page, locale);
    expect(await page.evaluate(() => (window as unknown as { spinnerShown: boolean }).spinnerShown)).toBe(true);
    const loading = page.locator("[data-checkout]").getByRole("status");
    await expect(loading).toBeHidden();
    await expect(page.locator("#invoice-form [name=businessName]")).toBeVisible();
  });

  test(`${locale}: the order shows price, VAT, total and saving`, async ({ page }) => {
    await page.goto(`/${locale}/checkout`);
    const receipt = page.locator(".receipt").first();
    for (const { item } of checkout.summary.items)
      await expect(receipt).toContainText(item.replace(/[\u2066\u2069]/g, ""));
    for (const part of ["3,499", "0%", "7,188"]) await expect(receipt).toContainText(part);
  });

  test(`${locale}: without JavaScript both forms are sent and answered with pages @stored`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    const shop = buyer(locale);
    for (const kind of ["callback", "invoice"] as const) {
      const copy = checkout[kind];
      await page.goto(`/${locale}/checkout`);
      await expect(page.getByRole("status")).toBeHidden();
      const form = page.locator(`#${kind}-form`);
      await fillForm(kind, form, { ...shop, phone: "12" }, locale);
      await form.getByRole("button", { name: copy.submit }).click();
      await expect(form.getByText(validation.phone)).toBeVisible();
      await expect(form.locator("[name=businessName]")).toHaveValue(shop.businessName);
      await form.locator("[name=phone]").fill(shop.phone);
      await form.getByRole("button", { name: copy.submit }).click();

      await expect(page.getByRole("heading", { level: 1, name: copy.success.title })).toBeVisible();
      const rows = await site.rows(
        `select * from leads where business_name = '${shop.businessName}' and source = 'checkout_${kind}'`,
      );
      expect(rows).toHaveLength(1);
      await expect(page.getByText(String(rows[0]?.id)).first()).toBeVisible();
      const chat = await page.getByRole("link", { name: copy.success.whatsapp }).getAttribute("href");
      expect(new URL(chat ?? "").searchParams.get("text")).toContain(rows[0]?.id);
    }
    await page.getByRole("link", { name: checkout.invoice.success.proForma.link }).click();
    await expect(page.getByRole("heading", { level: 1, name: checkout.proForma.title })).toBeVisible();
    await expect(page.getByText(shop.companyName)).toBeVisible();
    await context.close();
  });
}
