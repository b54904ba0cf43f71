import type { Browser, Page } from "@playwright/test";
import { type Locale, localeCodes } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { HONEYPOT_FIELD } from "#domain/spam/evidence.ts";
import { buyer, fillContact, openCheckoutForm } from "#tests/support/checkout.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { storedRows } from "#tests/support/stored-rows.ts";
import { awakeQuoteForm, fillQuote, quoteForm, visitor } from "#tests/support/visitor.ts";
import { serveSite } from "../../scripts/process/serve-site.mjs";

const suspicionOf = (businessName: string) => `select suspicion from leads where business_name = '${businessName}'`;

for (const locale of localeCodes) {
  const { quote, validation } = copyOf[locale];

  test(`${locale}: nobody sees, hears or reaches the hidden field of any form`, async ({ page }) => {
    for (const name of ["products", "checkout", "referral", "trialDownload"] as const) {
      await page.goto(pagePath(locale, name));
      const fields = page.locator(`input[name="${HONEYPOT_FIELD}"]`);
      expect(await fields.count(), name).toBeGreaterThan(0);
      for (const field of await fields.all()) {
        const place = field.locator("xpath=ancestor::div[1]");
        await expect(place).toHaveAttribute("aria-hidden", "true");
        expect(await place.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
        await expect(field).toHaveAttribute("tabindex", "-1");
        await expect(field).toHaveAttribute("autocomplete", "off");
      }
      expect(await page.getByRole("textbox", { name: validation.leaveEmpty }).count()).toBe(0);
    }
  });

  test(`${locale}: a program that fills in every field is told thanks and set aside @stored`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    const shop = visitor(locale);
    await page.goto(pagePath(locale, "products"));
    await fillQuote(quoteForm(page), shop, locale);
    await page.locator(`#quote-form input[name="${HONEYPOT_FIELD}"]`).fill("x", { force: true });
    await quoteForm(page).getByRole("button", { name: quote.submit }).click();
    await expect(page.getByRole("heading", { level: 1, name: quote.success.title })).toBeVisible();
    expect(await site.rows(suspicionOf(shop.businessName))).toEqual([{ suspicion: "honeypot no-token" }]);
    await context.close();
  });

  test(`${locale}: with the keyboard alone a request is sent and is no suspect @stored`, async ({ page, site }) => {
    const shop = buyer(locale);
    const form = await openCheckoutForm(page, "callback", locale);
    await fillContact(form, shop, locale);
    await page.keyboard.press("Enter");
    await expect.poll(() => site.rows(suspicionOf(shop.businessName))).toEqual([{ suspicion: null }]);
  });
}

test("under attack a browser works and nobody notices; without JavaScript, or where it cannot, requests are suspects", async ({
  browser,
}) => {
  // Three visits and a server of its own, on a machine that may have other work.
  test.setTimeout(120_000);
  const server = await serveSite({ RATE_LIMIT: "on", ATTACK_AT: "0" });
  const rows = (sql: string) => storedRows({ databaseUrl: undefined, dataDir: server.dataDir }, sql);
  const { quote } = copyOf.en;

  async function send(settings: Parameters<Browser["newContext"]>[0], prepare?: (page: Page) => Promise<unknown>) {
    const locale: Locale = "en";
    const context = await browser.newContext({ ...settings, baseURL: server.url });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("428")) problems.push(message.text());
    });
    await prepare?.(page);
    const shop = visitor(locale);
    await page.goto(pagePath(locale, "products"));
    if (settings?.javaScriptEnabled !== false) await awakeQuoteForm(page);
    await fillQuote(quoteForm(page), shop, locale);
    await quoteForm(page).getByRole("button", { name: quote.submit }).click();
    await expect(page.getByRole("heading", { name: quote.success.title })).toBeVisible({ timeout: 20_000 });
    const [row] = await rows(suspicionOf(shop.businessName));
    await context.close();
    return { suspicion: row?.suspicion, problems };
  }

  expect(await send({})).toEqual({ suspicion: null, problems: [] });
  expect(await send({ javaScriptEnabled: false })).toEqual({ suspicion: "no-token no-proof", problems: [] });
  const withoutWorkers = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  expect((await send({}, withoutWorkers)).suspicion).toMatch(/no-proof$/);
  await server.stop();
});
