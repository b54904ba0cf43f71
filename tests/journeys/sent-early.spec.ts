import type { Page } from "@playwright/test";
import { localeCodes } from "#domain/language/locales.ts";
import { buyer, checkoutCopy, fillForm } from "#tests/support/checkout.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { fillQuote, quoteForm, visit, visitor } from "#tests/support/visitor.ts";

/** The scripts of the page's forms arrive only with the answer to a form that was sent without them. */
async function wakeLate(page: Page) {
  await page.route(/\/_astro\/(Checkout|QuoteBuilder)\.[^/]*\.js/, (route) =>
    page.url().includes("/api/leads") ? route.continue() : route.abort(),
  );
}

for (const locale of localeCodes) {
  for (const kind of ["invoice", "callback"] as const) {
    test(`${locale}: the ${kind} sent before its island has woken is refused and stored like any other`, async ({
      page,
      site,
    }) => {
      const { checkout, validation } = checkoutCopy[locale];
      const shop = buyer(locale);
      await wakeLate(page);
      await visit(page, `/${locale}/checkout#${kind}`);
      const form = page.locator(`#${kind}-form`);
      await fillForm(kind, form, { ...shop, phone: "12" }, locale);
      await form.getByRole("button", { name: checkout[kind].submit }).click();

      await page.waitForURL(`/api/leads#${kind}`);
      await page.locator("astro-island:not([ssr]) [data-checkout]").waitFor();
      await expect(form.getByText(validation.phone, { exact: true })).toBeVisible();
      await expect(form.locator("[name=phone]")).toHaveAttribute("aria-invalid", "true");
      for (const name of ["businessName", "contactPerson", "email"] as const)
        await expect(form.locator(`[name=${name}]`)).toHaveValue(shop[name]);
      await form.locator("[name=phone]").fill(shop.phone);
      await form.locator("[name=phone]").blur();
      await expect(form.getByText(validation.phone, { exact: true })).toBeHidden();
      await form.getByRole("button", { name: checkout[kind].submit }).click();
      await expect(page.locator(`#${kind} [data-checkout-success]`)).toBeVisible();
      expect(await site.rows(`select id from leads where business_name = '${shop.businessName}'`)).toHaveLength(1);
    });
  }

  test(`${locale}: a quote sent before its island has woken loses nothing`, async ({ page, site }) => {
    const { quote, validation } = copyOf[locale];
    const shop = visitor(locale);
    await wakeLate(page);
    await visit(page, `/${locale}/products`);
    const form = quoteForm(page);
    await fillQuote(form, { ...shop, phone: "12" }, locale);
    await form.getByRole("button", { name: quote.submit }).click();

    await page.waitForURL("/api/leads");
    await page.locator("astro-island:not([ssr]) #quote-form").waitFor();
    await expect(form.getByText(validation.phone, { exact: true })).toBeVisible();
    for (const name of ["businessName", "businessType", "contactPerson", "email", "notes"] as const)
      await expect(form.locator(`[name=${name}]`)).toHaveValue(shop[name]);
    await expect(form.locator("[name=numberOfOutlets]")).toHaveValue(locale === "ar" ? /^[5٥]$/ : "3");
    await form.locator("[name=phone]").fill(shop.phone);
    await form.getByRole("button", { name: quote.submit }).click();
    await expect(page.locator("[data-quote-success]")).toBeVisible();
    expect(await site.rows(`select id from leads where business_name = '${shop.businessName}'`)).toHaveLength(1);
  });

  test(`${locale}: a quote sent before its island has woken is stored and confirmed by a page`, async ({
    page,
    site,
  }) => {
    const { quote } = copyOf[locale];
    const shop = visitor(locale);
    await wakeLate(page);
    await visit(page, `/${locale}/products`);
    await fillQuote(quoteForm(page), shop, locale);
    await quoteForm(page).getByRole("button", { name: quote.submit }).click();
    await expect(page.getByRole("heading", { level: 1, name: quote.success.title })).toBeVisible();
    expect(await site.rows(`select id from leads where business_name = '${shop.businessName}'`)).toHaveLength(1);
  });
}
