import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { trialDownload as arabicTrial } from "#content/ar/trial-download.ts";
import { business } from "#content/business.ts";
import { trialDownload as englishTrial } from "#content/en/trial-download.ts";
import { fill } from "#domain/language/fill.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { expect, test } from "#tests/support/card-journey.ts";
import { buyer, checkoutCopy, fillForm, openCheckoutForm, visitCheckout } from "#tests/support/checkout.ts";
import { type Bank, serveStripeJs } from "#tests/support/stripe-js.ts";
import { awakeForm } from "#tests/support/visitor.ts";

const trials = { en: englishTrial, ar: arabicTrial };

/** What changes of the page, as it stands once nothing moves any more; every-page.spec.ts looks at the rest. */
async function expectAccessible(page: Page, state: string) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page })
    .include("main")
    .include("#notifications")
    .exclude("iframe")
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  expect(found, state).toEqual([]);
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

// Each state is looked at as a whole, and that takes its time.
test.slow();

for (const locale of localeCodes) {
  const { checkout } = checkoutCopy[locale];

  for (const kind of ["invoice", "callback"] as const) {
    const { submit } = checkout[kind];

    test(`${locale}: the ${kind} is accessible empty, wrong, unsent and sent`, async ({ page }) => {
      const form = await openCheckoutForm(page, kind, locale);
      await expectAccessible(page, "empty");
      await form.getByRole("button", { name: submit }).hover({ force: true });
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectAccessible(page, "with a tooltip");

      await fillForm(kind, form, { ...buyer(locale), email: "x", phone: "12", trn: "1" }, locale);
      await form.getByRole("button", { name: submit }).click();
      await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
      await expectAccessible(page, "wrong");

      await fillForm(kind, form, buyer(locale), locale);
      await page.route("**/api/leads", (route) => route.abort());
      await form.getByRole("button", { name: submit }).click();
      await expect(form.getByRole("link", { name: checkout.notDelivered.whatsapp })).toBeVisible();
      await expectAccessible(page, "unsent");

      await page.unroute("**/api/leads");
      await form.getByRole("button", { name: submit }).click();
      await expect(page.locator(`#${kind} [data-checkout-success]`)).toBeVisible();
      await expectAccessible(page, "sent");
    });
  }

  test(`${locale}: the card is accessible ready, declined and paid`, async ({ page }) => {
    const standIn = { bank: "declines" as Bank };
    await serveStripeJs(page, () => standIn.bank);
    await visitCheckout(page, locale);
    await page.getByRole("tab", { name: checkout.tabs.card }).click();
    const form = page.locator("#card-form");
    await form.getByLabel(checkout.card.fields.customerName.label).fill("Hind");
    await form.getByLabel(checkout.card.fields.customerEmail.label).fill("hind@example.ae");
    const pay = form.getByRole("button", { name: fill(checkout.card.pay, { total: formatDirhams(3499, locale) }) });
    await expect(pay).toBeEnabled();
    await expectAccessible(page, "ready");
    await pay.click();
    await expect(page.getByRole("heading", { name: checkout.card.failed.title })).toBeVisible();
    await expectAccessible(page, "declined");
    standIn.bank = "ponders";
    await pay.click();
    await expect(page.getByRole("heading", { name: checkout.card.pending.title })).toBeVisible();
    await expectAccessible(page, "pending");
    standIn.bank = "accepts";
    await expect(page.getByRole("heading", { name: checkout.card.successful.title })).toBeVisible();
    await expectAccessible(page, "paid");
  });

  test(`${locale}: the trial is accessible downloading, wrong and on its own page`, async ({ page }) => {
    const { download, form: texts, personal } = trials[locale];
    await page.route(business.links.installer, (route) => route.fulfill({ status: 204 }));
    await page.goto(`/${locale}/trial-download`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: download.button }).click();
    await expect(page.getByText(download.started.title)).toBeVisible();
    await expectAccessible(page, "downloading");

    const form = await awakeForm(page, "trial-form");
    await form.getByRole("button", { name: texts.submit }).click();
    await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectAccessible(page, "wrong");

    await form.getByRole("textbox", { name: texts.fields.fullName }).fill("Layla");
    await form.getByRole("textbox", { name: texts.fields.email }).fill("layla@example.ae");
    await form.getByRole("textbox", { name: texts.fields.phone }).fill("050 765 4321");
    await form.getByRole("button", { name: texts.submit }).click();
    await expect(page.getByText(personal.title, { exact: true })).toBeVisible();
    await expectAccessible(page, "on its own page");
  });
}
