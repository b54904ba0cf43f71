import { localeCodes } from "#domain/language/locales.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";

for (const locale of localeCodes) {
  const { quote, validation } = copyOf[locale];

  test(`${locale}: the compact card says what is wrong with the outlets`, async ({ page }) => {
    await page.goto(`/${locale}`);
    const card = page.locator("#compact-quote");
    await card.scrollIntoViewIfNeeded();
    const outlets = card.getByLabel(quote.fields.numberOfOutlets, { exact: true });
    await card.getByLabel(quote.fields.businessType).selectOption("cafe");
    for (const [typed, message] of [
      ["51", validation.outletsMax],
      ["١٠٠", validation.outletsMax],
      ["0", validation.outletsMin],
      ["-3", validation.outletsMin],
    ] as const) {
      await outlets.fill(typed);
      await expect(card.getByText(message, { exact: true })).toBeVisible();
      await expect(outlets).toHaveAttribute("aria-invalid", "true");
      await expect(outlets).toHaveAccessibleDescription(message);
      await expect(card).not.toContainText(quote.compact.chooseFirst);
    }
    await outlets.fill("2");
    await expect(outlets).toHaveAttribute("aria-invalid", "false");
    await expect(card.getByText(validation.outletsMin, { exact: true })).toBeHidden();
    await expect(card).toContainText(locale === "ar" ? "درهم" : "AED");
  });
}
