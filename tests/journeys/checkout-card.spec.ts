import type { Page } from "@playwright/test";
import { fill } from "#domain/language/fill.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { expect, test } from "#tests/support/card-journey.ts";
import { checkoutCopy, visitCheckout } from "#tests/support/checkout.ts";
import { type Bank, serveStripeJs } from "#tests/support/stripe-js.ts";

for (const locale of localeCodes) {
  const { card, tabs } = checkoutCopy[locale].checkout;
  const payButton = fill(card.pay, { total: formatDirhams(3499, locale) });
  const openCard = async (page: Page) => {
    await visitCheckout(page, locale);
    await page.getByRole("tab", { name: tabs.card }).click();
  };
  const fillPayer = async (page: Page, name: string) => {
    const form = page.locator("#card-form");
    await form.getByLabel(card.fields.customerName.label).fill(name);
    await form.getByLabel(card.fields.customerEmail.label).fill("hind@example.ae");
    return form.getByRole("button", { name: payButton });
  };

  test(`${locale}: a card is declined, tried again and paid with; Stripe is asked for nothing before`, async ({
    page,
    cards,
  }) => {
    let bank: Bank = "declines";
    const seen = Promise.withResolvers<void>();
    const asked = await serveStripeJs(page, () => seen.promise.then(() => bank));
    await visitCheckout(page, locale);
    await expect(page.getByRole("tab", { name: tabs.card })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole("tab", { name: tabs.card }).click();
    await expect(page.getByText(card.settingUp).first()).toBeVisible();
    seen.resolve();
    const button = await fillPayer(page, `Hind ${locale}`);
    await button.click();

    const problem = page.getByRole("alert").filter({ hasText: card.failed.title });
    await expect(problem.getByRole("heading", { name: card.failed.title })).toBeVisible();
    await expect(problem).toContainText("Your card was declined.");
    await problem.getByRole("button", { name: card.failed.retry }).click();
    await expect(problem).toBeHidden();
    await expect(page.locator("#card-form [name=customerName]")).toHaveValue(`Hind ${locale}`);

    bank = "accepts";
    await button.click();
    const received = page.locator("#card [data-checkout-success]");
    await expect(received.getByRole("heading", { name: card.successful.title })).toBeFocused();
    await expect(received).toContainText(card.successful.description);

    const mine = (await cards.payments()).filter((row) => row.customer_name === `Hind ${locale}`);
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({ amount: 349900, currency: "aed", customer_email: "hind@example.ae" });
    await expect(received).toContainText(String(mine[0]?.stripe_payment_intent_id));
  });

  test(`${locale}: a payment that cannot be set up says so, and can be tried again`, async ({ page, cards }) => {
    let bank: Bank | "unreachable" = "unreachable";
    await serveStripeJs(page, () => bank);
    await openCard(page);
    const problem = page.locator("#card").getByRole("alert").filter({ hasText: card.setupError.title });
    await expect(problem).toContainText(card.setupError.description);
    bank = "accepts";
    await problem.getByRole("button", { name: card.setupError.retry }).click();
    const button = await fillPayer(page, `Omar ${locale}`);
    await expect(problem).toBeHidden();

    cards.stripe.failNext(2, 500);
    await button.click();
    await expect(problem).toBeVisible();
    cards.stripe.failNext(0, 0);
    await problem.getByRole("button", { name: card.setupError.retry }).click();
    await expect(page.locator("#card-form [name=customerName]")).toHaveValue(`Omar ${locale}`);
    await page.locator("#card-form").getByRole("button", { name: payButton }).click();
    await expect(page.getByRole("heading", { name: card.successful.title })).toBeVisible();
  });
}
