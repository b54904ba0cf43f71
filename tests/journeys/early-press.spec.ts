import type { Page } from "@playwright/test";
import { localeCodes } from "#domain/language/locales.ts";
import { checkoutCopy, visitCheckout } from "#tests/support/checkout.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { recordEvents } from "#tests/support/recorded-events.ts";

/** Holds an island's code back, as on a slow phone; the result lets it through. */
async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const locale of localeCodes) {
  const { tabs } = checkoutCopy[locale].checkout;

  test(`${locale}: Call Me pressed before the checkout is awake opens once it is, and counts once`, async ({
    page,
  }) => {
    const events = await recordEvents(page);
    const release = await holdBack(page, /_astro\/Checkout/);
    // The form is near from the start, so its code is on its way once the mouse is.
    await page.setViewportSize({ width: 1440, height: 1000 });
    const asked = page.waitForRequest(/_astro\/Checkout/);
    await visitCheckout(page, locale);
    await asked;
    await page.getByRole("tab", { name: tabs.callback }).click();
    release();
    await expect(page.locator("#callback-form")).toBeVisible();
    await expect(page.locator("#invoice-form")).toBeHidden();
    expect((await events()).filter(([, name]) => name === "payment_method_selected")).toEqual([
      ["event", "payment_method_selected", { payment_method: "callback" }],
    ]);
  });

  test(`${locale}: a demo chosen before its tabs are awake shows once they are`, async ({ page }) => {
    const { demos } = copyOf[locale].home;
    const release = await holdBack(page, /_astro\/DemoSwitcher/);
    await page.goto(`/${locale}`);
    const tab = page.getByRole("tab", { name: demos.tabs.hospitality.label });
    await tab.click();
    release();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  });
}

test("a keyboard comes by the tabs of the demos before they are awake", async ({ page }) => {
  await page.goto("/en", { waitUntil: "networkidle" });
  const tabs = page.getByRole("tab");
  await expect(page.locator("astro-island[ssr] [data-demos]")).toHaveCount(1);
  const order = await page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>("#demos a, #demos button, #demos [tabindex]")];
    return stops.filter(({ tabIndex }) => tabIndex >= 0).map((stop) => stop.getAttribute("role"));
  });
  expect(order[0]).toBe("tab");
  await tabs.first().focus();
  await page.locator("astro-island:not([ssr]) [data-demos]").waitFor();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
});

test("a form whose code did not arrive wakes at the next touch", async ({ page, context }) => {
  await page.goto("/en", { waitUntil: "networkidle" });
  const tab = page.getByRole("tab", { name: copyOf.en.home.demos.tabs.hospitality.label });
  await tab.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  const failed = page.waitForEvent("console", (message) => message.text().includes("Error hydrating"));
  await tab.click();
  await failed;
  await context.setOffline(false);
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
});

test("an awake form that went through a language switch takes a press as one", async ({ page }) => {
  const { fields } = copyOf.en.quote;
  await page.goto("/en/products", { waitUntil: "networkidle" });
  const card = page.locator("#compact-quote");
  await card.getByLabel(fields.businessType).selectOption("cafe");
  await page.locator("astro-island:not([ssr]) #compact-quote").waitFor();
  await page.locator("a[data-language-switch]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  const arabic = copyOf.ar.quote.fields;
  const more = card.getByRole("button", { name: arabic.more });
  await more.focus();
  await page.keyboard.press("Enter");
  await more.click();
  await page.waitForTimeout(300);
  await expect(card.getByLabel(arabic.numberOfOutlets, { exact: true })).toHaveValue("3");
});

test("a checkout that is only looked at fetches no code, and wakes when the visitor stirs", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/en/checkout", { waitUntil: "networkidle" });
  expect(asked.filter((url) => url.includes("/_astro/Checkout"))).toEqual([]);
  await page.mouse.move(20, 20);
  await page.locator("astro-island:not([ssr]) [data-checkout]").waitFor();
});
