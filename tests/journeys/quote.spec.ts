import { localeCodes } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { estimateSavings } from "#domain/quote/savings.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { awakeQuoteForm, fillQuote, quoteForm, visitor } from "#tests/support/visitor.ts";

for (const locale of localeCodes) {
  const { home, quote } = copyOf[locale];

  test(`${locale}: from the home page to a stored lead @stored`, async ({ page, site }) => {
    const shop = visitor(locale);
    const outlets = locale === "ar" ? 5 : 3;
    const saving = formatDirhams(estimateSavings(shop.businessType, outlets).total, locale);

    await page.goto(`/${locale}`);
    await page.getByRole("link", { name: home.hero.ctaPrimary }).first().click();
    const card = page.locator("#compact-quote");
    await expect(card).toBeInViewport();
    await expect(card.getByRole("button", { name: quote.compact.submit })).toBeDisabled();
    await card.getByLabel(quote.fields.businessType).selectOption(shop.businessType);
    await card.getByLabel(quote.fields.numberOfOutlets, { exact: true }).fill(shop.outlets);
    await expect(card).toContainText(saving);
    await card.getByRole("button", { name: quote.compact.submit }).click();

    const form = quoteForm(page);
    await expect(page.getByRole("heading", { name: quote.title })).toBeFocused();
    await expect(form.getByLabel(quote.fields.businessType)).toHaveValue(shop.businessType);
    await expect(form.locator("[data-savings]")).toContainText(saving);
    await fillQuote(form, shop, locale);
    await form.getByRole("button", { name: quote.submit }).click();

    const success = page.locator("[data-quote-success]");
    await expect(success.getByRole("heading", { name: quote.success.title })).toBeFocused();
    await expect(page.getByText(quote.toasts.success.title, { exact: true }).first()).toBeVisible();
    await expect(success).toContainText(shop.businessName);
    await expect(success).toContainText(saving);

    const [row] = await site.rows(`select * from leads where business_name = '${shop.businessName}'`);
    expect(row).toMatchObject({
      contact_person: shop.contactPerson,
      email: shop.email,
      phone: shop.phone,
      phone_e164: "+971501234567",
      business_type: shop.businessType,
      emirate: shop.emirate,
      number_of_outlets: outlets,
      expected_savings: estimateSavings(shop.businessType, outlets).total,
      monthly_emi_amount: 146,
      preferred_contact_method: "whatsapp",
      notes: shop.notes,
      status: "new",
      source: "quote_builder",
      locale,
    });
    await expect(success).toContainText(String(row?.id));

    const chat = await success.getByRole("link", { name: quote.success.whatsapp }).getAttribute("href");
    const text = new URL(chat ?? "").searchParams.get("text");
    expect(text).toContain(row?.id);
    expect(text).toContain(shop.businessName);
    expect(text).toContain(saving);
    await expect(success.getByRole("link", { name: quote.success.call })).toHaveAttribute("href", /^tel:\+971/);
    const printed = page.evaluate(
      () => new Promise((resolve) => Object.assign(window, { print: () => resolve("A4") })),
    );
    await success.getByRole("button", { name: quote.success.print }).click();
    expect(await printed).toBe("A4");
    await success.getByRole("button", { name: quote.success.another }).click();
    await expect(card.getByRole("button", { name: quote.compact.submit })).toBeDisabled();
  });

  test(`${locale}: the compact card of the package page hands over to the full form below`, async ({ page }) => {
    await page.goto(`/${locale}/products`);
    const card = page.locator("#compact-quote");
    await card.getByLabel(quote.fields.businessType).selectOption("pharmacy");
    await card.getByLabel(quote.fields.numberOfOutlets, { exact: true }).fill("2");
    await card.getByRole("button", { name: quote.compact.submit }).click();
    const form = await awakeQuoteForm(page);
    await expect(form.getByLabel(quote.fields.businessType)).toHaveValue("pharmacy");
    await expect(form.getByLabel(quote.fields.numberOfOutlets, { exact: true })).toHaveValue("2");
  });

  test(`${locale}: without JavaScript a form post is stored and answered with a page @stored`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    const shop = visitor(locale);
    await page.goto(`/${locale}`);
    await page.getByRole("link", { name: home.hero.ctaPrimary }).first().click();
    await expect(page.locator("#compact-quote").getByRole("button")).toHaveCount(0);
    await expect(page.locator("#compact-quote").getByRole("combobox")).toHaveCount(0);
    await expect(page.locator("#compact-quote").getByText(quote.compact.chooseFirst)).toBeHidden();
    await page.locator("#compact-quote").getByRole("link", { name: quote.compact.submit }).click();
    await expect(page).toHaveURL(`/${locale}/products#quote`);
    await fillQuote(quoteForm(page), { ...shop, phone: "12" }, locale);
    await quoteForm(page).getByRole("button", { name: quote.submit }).click();

    // Refused: the same page, the reason beside the field, nothing lost.
    await expect(page.getByText(copyOf[locale].validation.phone)).toBeVisible();
    await expect(quoteForm(page).getByLabel(quote.fields.businessName)).toHaveValue(shop.businessName);
    await expect(quoteForm(page).getByLabel(quote.fields.emirate)).toHaveValue(shop.emirate);
    await expect(quoteForm(page).getByLabel(quote.fields.notes)).toHaveValue(shop.notes);
    await quoteForm(page).getByRole("textbox", { name: quote.fields.phone }).fill(shop.phone);
    await quoteForm(page).getByRole("button", { name: quote.submit }).click();

    await expect(page.getByRole("heading", { level: 1, name: quote.success.title })).toBeVisible();
    const rows = await site.rows(`select * from leads where business_name = '${shop.businessName}'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ locale, number_of_outlets: locale === "ar" ? 5 : 3, phone: shop.phone });
    await expect(page.getByText(String(rows[0]?.id)).first()).toBeVisible();
    const chat = await page.getByRole("link", { name: quote.success.whatsapp }).getAttribute("href");
    expect(new URL(chat ?? "").searchParams.get("text")).toContain(rows[0]?.id);
    await context.close();
  });
}
