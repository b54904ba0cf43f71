import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { awakeQuoteForm, quoteForm, visit } from "#tests/support/visitor.ts";

const toggle = "a[data-language-switch]";

test("the toggle keeps path, query, hash and typed values, and the awake form speaks the new language", async ({
  page,
}) => {
  await visit(page, "/en/products?utm_source=card#quote");
  const form = await awakeQuoteForm(page);
  await form.getByLabel(copyOf.en.quote.fields.businessName).fill("Chai Corner");
  await form.getByLabel(copyOf.en.quote.fields.businessType).selectOption("cafe");
  await form.getByRole("button", { name: copyOf.en.quote.submit }).click();
  await expect(form.locator("[data-error-for=emirate]")).toHaveText(copyOf.en.validation.emirate);
  await page.evaluate(() => {
    window.addEventListener("locale-change", (event) => {
      document.documentElement.dataset.heard = (event as CustomEvent<{ locale: string }>).detail.locale;
    });
  });

  await page.locator(toggle).click();
  await expect(page).toHaveURL("/ar/products?utm_source=card#quote");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("data-heard", "ar");
  await expect(form.getByLabel(copyOf.ar.quote.fields.businessName)).toHaveValue("Chai Corner");
  await expect(form.getByLabel(copyOf.ar.quote.fields.businessType)).toHaveValue("cafe");
  await expect(form.locator("[data-error-for=emirate]")).toHaveText(copyOf.ar.validation.emirate);
  await expect(form.locator("[data-savings]")).toContainText(copyOf.ar.quote.savings.total);
});

test("typed values go along while the form still sleeps", async ({ page }) => {
  // Without the island's code the form is plain HTML, as on a slow phone.
  await page.route(/_astro\/QuoteBuilder/, () => {});
  const scripts = page.waitForResponse(/_astro\/Page\.astro/);
  await page.goto("/en/products");
  await scripts;
  await quoteForm(page).getByLabel(copyOf.en.quote.fields.businessName).fill("Chai Corner");
  await quoteForm(page).getByLabel(copyOf.en.quote.fields.emirate).selectOption("sharjah");
  await page.locator(toggle).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(quoteForm(page).getByLabel(copyOf.ar.quote.fields.businessName)).toHaveValue("Chai Corner");
  await expect(quoteForm(page).getByLabel(copyOf.ar.quote.fields.emirate)).toHaveValue("sharjah");
});

test("what was typed before the form woke is still there afterwards", async ({ page }) => {
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/_astro\/QuoteBuilder/, async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto("/en/products");
  await quoteForm(page).getByLabel(copyOf.en.quote.fields.businessName).fill("Chai Corner");
  await quoteForm(page).getByLabel(copyOf.en.quote.fields.businessType).selectOption("cafe");
  wake();
  const form = await awakeQuoteForm(page);
  await expect(form.getByLabel(copyOf.en.quote.fields.businessName)).toHaveValue("Chai Corner");
  await expect(form.locator("[data-savings]")).toContainText(copyOf.en.quote.savings.total);
});

test("the toggle stays with the section that is being read", async ({ page }) => {
  await visit(page, "/en");
  await page.locator("#comparison").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await page.locator(toggle).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("#comparison")).toBeInViewport({ ratio: 0.3 });
  await expect(page.locator(toggle)).toBeFocused();
});

test("the toggle stays where it was on a page with hidden sections and scripts of its own", async ({ page }) => {
  await visit(page, "/en/trial-download");
  const step = page.locator("#step-7");
  await step.evaluate((line) => line.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.locator(toggle).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("#installation")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

for (const target of ["window", "document"] as const) {
  test(`a locale-change dispatched on ${target} switches the page as the toggle does, and is told on once`, async ({
    page,
  }) => {
    await visit(page, "/en/faq?utm_source=card");
    // Said by the same script that listens.
    await page.locator('head > link[rel="manifest"]').waitFor({ state: "attached" });
    await page.evaluate((name) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      document.addEventListener("locale-change", (event) => heard.push((event as CustomEvent).detail?.locale));
      globalThis[name].dispatchEvent(new CustomEvent("locale-change", { detail: { locale: "ar" } }));
    }, target);
    await expect(page).toHaveURL("/ar/faq?utm_source=card");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    // On window alone, what was dispatched never passes document.
    await expect.poll(heard).toEqual(target === "window" ? ["ar"] : ["ar", "ar"]);
    await page.evaluate(() => {
      for (const detail of [null, {}, { locale: "fr" }, { locale: "ar" }])
        document.dispatchEvent(new CustomEvent("locale-change", { detail }));
    });
    await page.waitForTimeout(300);
    await expect(page).toHaveURL("/ar/faq?utm_source=card");
  });
}

test("Back and Forward change language, direction and title", async ({ page }) => {
  await visit(page, "/en/products");
  const english = await page.title();
  await page.locator(toggle).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const arabic = await page.title();
  expect(arabic).not.toBe(english);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page).toHaveTitle(english);
  await page.goForward();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page).toHaveTitle(arabic);
});

test("without JavaScript the toggle of what is not there leads to the same address", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/en/nothing/here?x=1");
  await page.locator(toggle).click();
  await expect(page).toHaveURL("/ar/nothing/here?x=1");
  await context.close();
});

test("without JavaScript the toggle is a link to the same page", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/ar/products");
  await page.locator(toggle).click();
  await expect(page).toHaveURL("/en/products");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await context.close();
});

for (const [path, lang, heading] of [
  ["/en/nothing/here", "en", "404 Page Not Found"],
  ["/ar/nothing", "ar", "404"],
  ["/nothing", "en", "404 Page Not Found"],
] as const) {
  test(`${path} is not found, in ${lang}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}
