import { localeCodes } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { estimateSavings } from "#domain/quote/savings.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { quoteForm } from "#tests/support/visitor.ts";

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

  test(`${locale}: what the card and the form unfolded from it hold stands there again after a reload`, async ({
    page,
  }) => {
    const card = page.locator("#compact-quote");
    await page.goto(`/${locale}`);
    await card.getByLabel(quote.fields.businessType).selectOption("pharmacy");
    await card.getByLabel(quote.fields.numberOfOutlets, { exact: true }).fill("4");
    await expect(card).toContainText(formatDirhams(estimateSavings("pharmacy", 4).total, locale));
    await page.reload();
    await expect(card.getByLabel(quote.fields.businessType)).toHaveValue("pharmacy");
    await expect(card.getByLabel(quote.fields.numberOfOutlets, { exact: true })).toHaveValue("4");
    await expect(card).toContainText(formatDirhams(estimateSavings("pharmacy", 4).total, locale));
    await card.getByRole("button", { name: quote.compact.submit }).click();
    await quoteForm(page).getByRole("textbox", { name: quote.fields.contactPerson }).fill("Hind");

    await page.reload();
    const form = quoteForm(page);
    await expect(form.getByRole("textbox", { name: quote.fields.contactPerson })).toHaveValue("Hind");
    await expect(form.getByLabel(quote.fields.businessType)).toHaveValue("pharmacy");
    await expect(form.getByLabel(quote.fields.numberOfOutlets, { exact: true })).toHaveValue("4");
    await expect(page.locator("body")).toBeFocused();
  });
}
