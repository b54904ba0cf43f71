import { business } from "#content/business.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { visit } from "#tests/support/visitor.ts";

const phone = { width: 390, height: 844 };

for (const locale of localeCodes) {
  const { layout } = copyOf[locale];

  test(`${locale}: on a phone the menu opens and closes, and the bar offers three ways`, async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, `/${locale}`);
    const menu = page.locator("details[data-menu]");
    await menu.locator("summary").click();
    await expect(menu.getByRole("link", { name: layout.nav.faq })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu.getByRole("link", { name: layout.nav.faq })).toBeHidden();
    await expect(menu.locator("summary")).toBeFocused();

    const bar = page.locator("[data-mobile-bar]");
    await expect(bar.getByRole("link")).toHaveText([layout.whatsapp, layout.call, layout.freeTrial]);
    await expect(bar.getByRole("link", { name: layout.call })).toHaveAttribute("href", /^tel:\+971\d+$/);
    await expect(bar.getByRole("link", { name: layout.freeTrial })).toHaveAttribute("href", `/${locale}/trial-signup`);
    const chat = new URL((await bar.getByRole("link", { name: layout.whatsapp }).getAttribute("href")) ?? "");
    expect(chat.pathname).toBe(`/${business.phones.whatsapp.replace(/\D/g, "")}`);
    expect(chat.searchParams.get("text")).toBe(layout.whatsappText);
  });

  test(`${locale}: the floating buttons stand at the bottom right`, async ({ page }) => {
    await visit(page, `/${locale}`);
    const box = await page.locator("[data-floating-buttons]").boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 60);
  });

  test(`${locale}: the first key press offers to skip to the content`, async ({ page }) => {
    await visit(page, `/${locale}`);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: layout.skipToContent })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });

  test(`${locale}: a blocked tab leads this window to WhatsApp, and the click is counted`, async ({ page }) => {
    const counted: unknown[][] = [];
    await page.exposeFunction("gtag", (...call: unknown[]) => counted.push(call));
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    await visit(page, `/${locale}`);
    await page.locator("[data-track=whatsapp_click][data-track-place=floating]").click();
    await page.waitForURL("https://wa.me/**");
    expect(counted).toEqual([["event", "whatsapp_click", { place: "floating" }]]);
  });
}
