import { localeCodes } from "#domain/language/locales.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { pageWidth } from "#tests/support/reflow.ts";
import { awakeForm, awakeQuoteForm, fillQuote, visitor } from "#tests/support/visitor.ts";

const phone = { width: 390, height: 844 };
const longest = { en: "Supercalifragilistic".repeat(10), ar: "مستشفياتالطيورالجارحة".repeat(9) };

for (const locale of localeCodes) {
  test(`${locale}: a name without a gap breaks within the receipt of a quote`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`/${locale}/products`);
    const form = await awakeQuoteForm(page);
    await fillQuote(form, { ...visitor(locale), businessName: longest[locale] }, locale);
    await form.getByRole("button", { name: copyOf[locale].quote.submit }).click();
    await expect(page.locator("[data-quote-success]")).toContainText(longest[locale]);
    expect(await pageWidth(page, { width: phone.width, rootText: "" })).toBe(phone.width);
  });

  test(`${locale}: names without a gap break on the referral's thanks`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`/${locale}/referral`);
    const form = await awakeForm(page, "referral-form");
    const line = (name: string) => form.locator(`[name=${name}]`);
    for (const name of ["referrerName", "businessName", "contactPerson"]) await line(name).fill(longest[locale]);
    await line("referrerEmail").fill("omar@example.ae");
    await line("businessPhone").fill("050 123 4567");
    await line("businessType").selectOption("cafe");
    await form.locator("[type=submit]").click();
    await expect(page.locator("[data-referral-success]")).toContainText(longest[locale]);
    expect(await pageWidth(page, { width: phone.width, rootText: "" })).toBe(phone.width);
  });
}
