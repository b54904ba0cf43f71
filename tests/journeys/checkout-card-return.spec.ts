import type { Page } from "@playwright/test";
import { fill } from "#domain/language/fill.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { expect, test } from "#tests/support/card-journey.ts";
import { checkoutCopy, visitCheckout } from "#tests/support/checkout.ts";
import { recordEvents } from "#tests/support/recorded-events.ts";
import { type Bank, serveStripeJs } from "#tests/support/stripe-js.ts";

const standIn = { bank: "challenges" as Bank };

// On a phone the form stands below the order, and most who are asked by their bank are on one.
test.use({ viewport: { width: 390, height: 844 } });

/** Fills in the card form and presses Pay, which leads to the bank's page; then follows the bank's way back. */
async function payAtTheBank(page: Page, locale: (typeof localeCodes)[number], decision: Bank) {
  const { card, tabs } = checkoutCopy[locale].checkout;
  await visitCheckout(page, locale);
  await page.getByRole("tab", { name: tabs.card }).click();
  const form = page.locator("#card-form");
  await form.getByLabel(card.fields.customerName.label).fill(`Sami ${locale}`);
  await form.getByLabel(card.fields.customerEmail.label).fill("sami@example.ae");
  await form.getByRole("button", { name: fill(card.pay, { total: formatDirhams(3499, locale) }) }).click();
  await page.waitForURL("https://hooks.stripe.com/**");
  standIn.bank = decision;
  await page.getByRole("link", { name: "Back to the shop" }).click();
}

for (const locale of localeCodes) {
  const { card, tabs } = checkoutCopy[locale].checkout;

  test.beforeEach(() => {
    standIn.bank = "challenges";
  });

  test(`${locale}: back from the bank's page with the payment made, and no secret in the address`, async ({ page }) => {
    const events = await recordEvents(page);
    await serveStripeJs(page, () => standIn.bank);
    const asked: { url: URL; referer: string }[] = [];
    page.on("request", (request) => {
      asked.push({ url: new URL(request.url()), referer: request.headers().referer ?? "" });
    });
    await payAtTheBank(page, locale, "accepts");

    const received = page.locator("[data-payment=successful]");
    await expect(received.getByRole("heading", { name: card.successful.title })).toBeFocused();
    await expect(received).toContainText(/pi_\d+/);
    await expect(received.getByRole("heading")).toBeInViewport();
    await expect(page.getByRole("tab", { name: tabs.card })).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(`/${locale}/checkout#card`);
    expect(JSON.stringify(await page.evaluate(() => [history.state, { ...sessionStorage }]))).not.toContain("secret");
    expect(JSON.stringify(await events())).not.toContain("secret");
    // Only Stripe and the page that it leads back to are asked with the secret, and nobody else hears of it.
    const withSecret = asked.filter(({ url }) => url.href.includes("_secret_"));
    for (const { url } of withSecret) expect([`/${locale}/checkout`, "/3d_secure"]).toContain(url.pathname);
    const { origin } = new URL(page.url());
    for (const { url, referer } of asked) if (url.origin !== origin) expect(referer).not.toContain("_secret_");

    await page.reload();
    await page.locator("[data-checkout]").scrollIntoViewIfNeeded();
    await page.getByRole("tab", { name: tabs.card }).waitFor();
    await expect(received).toBeHidden();
    await expect(page.locator("#card-form [name=customerName]")).toHaveValue("");
  });

  test(`${locale}: back with the payment refused, the form is as it was`, async ({ page }) => {
    await serveStripeJs(page, () => standIn.bank);
    await payAtTheBank(page, locale, "declines");
    const problem = page.locator("#card").getByRole("alert").filter({ hasText: card.failed.title });
    await expect(problem).toContainText("Your bank refused the payment.");
    await expect(page).toHaveURL(`/${locale}/checkout#card`);
    const form = page.locator("#card-form");
    await expect(form.locator("[name=customerName]")).toHaveValue(`Sami ${locale}`);
    await expect(form.locator("[name=customerEmail]")).toHaveValue("sami@example.ae");
    standIn.bank = "accepts";
    await form.getByRole("button", { name: fill(card.pay, { total: formatDirhams(3499, locale) }) }).click();
    await expect(page.getByRole("heading", { name: card.successful.title })).toBeVisible();
  });

  test(`${locale}: back while the bank still decides, nobody is offered to pay twice`, async ({ page }) => {
    await serveStripeJs(page, () => standIn.bank);
    await payAtTheBank(page, locale, "ponders");
    await expect(page.getByRole("heading", { name: card.pending.title })).toBeFocused();
    await expect(page.locator("#card-form")).toBeHidden();
    standIn.bank = "accepts";
    await expect(page.getByRole("heading", { name: card.successful.title })).toBeVisible();
  });
}
