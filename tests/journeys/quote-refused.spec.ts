import { localeCodes } from "#domain/language/locales.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { awakeQuoteForm, fillQuote, visitor } from "#tests/support/visitor.ts";

for (const locale of localeCodes) {
  const { quote, validation } = copyOf[locale];

  test(`${locale}: every empty field says what it needs, and the first takes the focus`, async ({ page }) => {
    await page.goto(`/${locale}/products`);
    const form = await awakeQuoteForm(page);
    await form.getByRole("button", { name: quote.submit }).click();
    for (const message of ["businessName", "contactPerson", "email", "phone", "businessType", "emirate"] as const) {
      await expect(form.locator(`[data-error-for=${message}]`)).toHaveText(validation[message]);
    }
    await expect(form.getByLabel(quote.fields.businessType)).toBeFocused();
    await expect(form.getByLabel(quote.fields.businessType)).toHaveAttribute("aria-invalid", "true");
  });

  test(`${locale}: one press sends, though leaving a field moves the button by a message`, async ({ page }) => {
    await page.goto(`/${locale}/products`);
    const form = await awakeQuoteForm(page);
    await fillQuote(form, visitor(locale), locale);
    const phone = form.getByRole("textbox", { name: quote.fields.phone });
    await phone.fill("12");
    await phone.focus();
    await form.getByRole("button", { name: quote.submit }).scrollIntoViewIfNeeded();
    const send = form.getByRole("button", { name: quote.submit });
    const box = await send.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 4);
    await page.mouse.down();
    await expect(phone).toBeFocused();
    await page.mouse.up();
    await expect(form.getByText(quote.refused)).toBeVisible();
  });

  test(`${locale}: outlets take Arabic digits, fall back to 1 and stop at 50`, async ({ page }) => {
    await page.goto(`/${locale}/products`);
    const form = await awakeQuoteForm(page);
    const outlets = form.getByLabel(quote.fields.numberOfOutlets, { exact: true });
    await outlets.fill("٥");
    await outlets.blur();
    await expect(outlets).toHaveValue("5");
    await outlets.fill("abc");
    await outlets.blur();
    await expect(outlets).toHaveValue("1");
    await outlets.fill("51");
    await outlets.blur();
    await expect(form.getByText(validation.outletsMax, { exact: true })).toBeVisible();
    await form.getByRole("button", { name: quote.fields.fewer }).click();
    await expect(outlets).toHaveValue("50");
    await expect(form.getByText(validation.outletsMax, { exact: true })).toBeHidden();
  });

  test(`${locale}: with the server out of reach nothing is lost, and WhatsApp takes the quote`, async ({ page }) => {
    const shop = visitor(locale);
    await page.route("**/api/leads", (route) => route.abort());
    await page.goto(`/${locale}/products`);
    const form = await awakeQuoteForm(page);
    await fillQuote(form, shop, locale);
    await form.getByRole("button", { name: quote.submit }).click();
    await expect(page.getByText(quote.toasts.failure.title, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(quote.toasts.failure.description, { exact: true }).first()).toBeVisible();
    await expect(form.getByLabel(quote.fields.businessName)).toHaveValue(shop.businessName);
    const chat = await form.getByRole("link", { name: quote.notDelivered.whatsapp }).getAttribute("href");
    const text = new URL(chat ?? "").searchParams.get("text");
    const { businessName, contactPerson, email, notes } = shop;
    const phone = { en: "050 123 4567", ar: "0501234567" }[locale];
    const emirate = copyOf[locale].options.emirates[shop.emirate];
    for (const part of [businessName, contactPerson, phone, email, notes, emirate]) expect(text).toContain(part);

    await page.unroute("**/api/leads");
    await page.reload();
    const again = await awakeQuoteForm(page);
    await expect(again.getByLabel(quote.fields.businessName)).toHaveValue(shop.businessName);
    await again.getByRole("button", { name: quote.submit }).click();
    await expect(page.locator("[data-quote-success]")).toBeVisible();
  });

  test(`${locale}: a double click and a lost answer make one lead @stored`, async ({ page, site }) => {
    const shop = visitor(locale);
    let lost = 0;
    await page.route("**/api/leads", async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await page.goto(`/${locale}/products`);
    const form = await awakeQuoteForm(page);
    await fillQuote(form, shop, locale);
    await form.getByRole("button", { name: quote.submit }).dblclick();
    await expect(page.getByText(quote.toasts.failure.title, { exact: true }).first()).toBeVisible();
    await form.getByRole("button", { name: quote.submit }).dblclick();
    await expect(page.locator("[data-quote-success]")).toBeVisible();
    expect(await site.rows(`select id from leads where business_name = '${shop.businessName}'`)).toHaveLength(1);
  });
}
