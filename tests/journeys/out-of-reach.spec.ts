import { localeCodes } from "#domain/language/locales.ts";
import { buyer, checkoutCopy, fillContact, openCheckoutForm } from "#tests/support/checkout.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { awakeQuoteForm, fillQuote, visitor } from "#tests/support/visitor.ts";

for (const locale of localeCodes) {
  const { quote } = copyOf[locale];
  const { failure, success } = quote.toasts;

  test(`${locale}: offline, the quote's failure is told by toast and in the form, and once online it is sent`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${locale}/products`);
    const form = await awakeQuoteForm(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await fillQuote(form, visitor(locale), locale);
    await form.getByRole("button", { name: quote.submit }).click();
    await expect(page.locator(".toast")).toContainText(failure.title);
    await expect(form.getByRole("alert").filter({ hasText: quote.notDelivered.text })).toBeVisible();
    await context.setOffline(false);
    await form.getByRole("button", { name: quote.submit }).click();
    await expect(page.locator("[data-quote-success]")).toBeVisible();
    await expect(page.locator(".toast")).toContainText(success.title);
  });

  test(`${locale}: without the toasts' code the form says it in words, and a toast comes once the code can`, async ({
    page,
  }) => {
    const { callback, notDelivered } = checkoutCopy[locale].checkout;
    await page.route(/_astro\/toaster/, (route) => route.abort());
    await page.route("**/api/leads", (route) => route.abort());
    const form = await openCheckoutForm(page, "callback", locale);
    await fillContact(form, buyer(locale), locale);
    await form.getByRole("button", { name: callback.submit }).click();
    await expect(form.getByText(notDelivered.text)).toBeVisible();
    await expect(page.locator(".toast")).toHaveCount(0);
    await page.unroute(/_astro\/toaster/);
    await form.getByRole("button", { name: callback.submit }).click();
    await expect(page.locator(".toast")).toContainText(callback.toasts.failure.title);
  });
}

test("the toasts' code comes with a form, not with the page", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const toaster = () => scripts.filter((address) => /toaster/.test(address));
  await page.goto("/en/products", { waitUntil: "networkidle" });
  expect(toaster()).toEqual([]);
  await awakeQuoteForm(page);
  await expect.poll(toaster).toHaveLength(1);
});
