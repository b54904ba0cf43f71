import type { Locator, Page } from "@playwright/test";
import { chatWidget as arabicChat } from "#content/ar/chat-widget.ts";
import { chatWidget as englishChat } from "#content/en/chat-widget.ts";
import { localeCodes, localeEntry } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { awakeQuoteForm } from "#tests/support/visitor.ts";

const chats = { en: englishChat, ar: arabicChat };
const directions = (fields: Locator) =>
  fields.evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).direction))]);

async function expectFollows(page: Page, dir: "ltr" | "rtl") {
  const fields = page.locator("main [dir=auto]:is(input, textarea)");
  expect(await fields.count()).toBeGreaterThan(0);
  expect(await directions(fields)).toEqual([dir]);
}

for (const locale of localeCodes) {
  const { dir } = localeEntry(locale);

  for (const id of ["products", "checkout", "referral", "trialDownload"] as const) {
    test(`${locale}: an empty field of ${id} starts where the page starts, without JavaScript too`, async ({
      browser,
      page,
      site,
    }) => {
      await page.goto(pagePath(locale, id));
      await expectFollows(page, dir);
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
      const plain = await context.newPage();
      await plain.goto(pagePath(locale, id));
      await expectFollows(plain, dir);
      await context.close();
    });
  }

  test(`${locale}: with text a field goes by it, and the chat's does too`, async ({ page }) => {
    await page.goto(pagePath(locale, "products"));
    const form = await awakeQuoteForm(page);
    await page.getByRole("button", { name: chats[locale].open }).click();
    const chat = page.getByRole("textbox", { name: chats[locale].label });
    for (const field of [form.locator("[name=businessName]"), form.locator("[name=notes]"), chat]) {
      await expect(field).toHaveCSS("direction", dir);
      await field.fill("Chai Corner");
      await expect(field).toHaveCSS("direction", "ltr");
      await field.fill("مقهى الزاوية");
      await expect(field).toHaveCSS("direction", "rtl");
      await field.fill("");
      await expect(field).toHaveCSS("direction", dir);
    }
  });

  test(`${locale}: fewer, the field and more stand in the order of reading, and Tab follows`, async ({ page }) => {
    await page.goto(pagePath(locale, "products"));
    const form = await awakeQuoteForm(page);
    const { fields } = copyOf[locale].quote;
    const stepper = [
      form.getByRole("button", { name: fields.fewer }),
      form.getByLabel(fields.numberOfOutlets, { exact: true }),
      form.getByRole("button", { name: fields.more }),
    ];
    const starts = await Promise.all(stepper.map(async (part) => (await part.boundingBox())?.x ?? 0));
    expect(starts).toEqual(starts.toSorted((one, other) => (dir === "rtl" ? other - one : one - other)));
    await expect(stepper[1] as Locator).toHaveCSS("direction", "ltr");
    await stepper[0]?.focus();
    for (const next of stepper.slice(1)) {
      await page.keyboard.press("Tab");
      await expect(next).toBeFocused();
    }
  });
}
