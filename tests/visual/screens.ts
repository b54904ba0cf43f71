import type { Page } from "@playwright/test";
import { type Locale, localeCodes } from "#domain/language/locales.ts";
import { buyer, checkoutCopy, fillInvoice, openCheckoutForm } from "#tests/support/checkout.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { awakeQuoteForm, fillQuote, type Visitor, visit, visitor } from "#tests/support/visitor.ts";

export interface Screen {
  name: string;
  widths: number[];
  /** Brings the page to what is compared: all of the viewport. */
  show: (page: Page, locale: Locale) => Promise<unknown>;
}

const leadId = "Q7K3-M9XQ";
const createdAt = "2026-11-23T06:00:00.000Z";
const everyWidth = [390, 1440];

export const screens: Screen[] = [
  { name: "home", widths: everyWidth, show: (page, locale) => visit(page, `/${locale}`) },
  { name: "menu", widths: [390], show: showMenu },
  { name: "chat", widths: everyWidth, show: showChat },
  { name: "quote-builder", widths: everyWidth, show: showQuote },
  { name: "quote-success", widths: everyWidth, show: showQuoteSuccess },
  { name: "checkout", widths: everyWidth, show: showCheckout },
  { name: "invoice-success", widths: everyWidth, show: showInvoiceSuccess },
  { name: "pro-forma", widths: everyWidth, show: showProForma },
  { name: "not-found", widths: everyWidth, show: (page, locale) => visit(page, `/${locale}/no-such-page`) },
];

/** Every screen in both languages and all its widths, by the name of its baseline. */
export const cases = screens.flatMap(({ name, widths, show }) =>
  localeCodes.flatMap((locale) => widths.map((width) => ({ name: `${name}-${locale}-${width}`, width, locale, show }))),
);

async function showMenu(page: Page, locale: Locale) {
  await visit(page, `/${locale}/faq`);
  await page.locator("[data-menu] summary").click();
}

async function showChat(page: Page, locale: Locale) {
  await visit(page, `/${locale}/faq`);
  await page.locator("html[data-painted]").waitFor();
  await page.locator("[data-chat-open]").click();
  await page.locator("[data-chat-view=open] textarea").waitFor({ timeout: 20_000 });
}

/** Two requests never bear the same name, pictures of them always do. */
const named = <Person extends Visitor | ReturnType<typeof buyer>>(person: Person, locale: Locale): Person => ({
  ...person,
  businessName: { en: "Chai Corner", ar: "مقهى الزاوية" }[locale],
});

async function showQuote(page: Page, locale: Locale) {
  await visit(page, `/${locale}/products`);
  const form = await awakeQuoteForm(page);
  await fillQuote(form, named(visitor(locale), locale), locale);
  await page.locator("[data-savings] dl").waitFor();
  await placeAtTop(page, "#quote-form");
}

export async function showQuoteSuccess(page: Page, locale: Locale) {
  await page.route("**/api/leads", (route) => route.fulfill({ status: 201, json: { leadId } }));
  await showQuote(page, locale);
  await page.getByRole("button", { name: copyOf[locale].quote.submit }).click();
  await placeAtTop(page, "[data-quote-success]");
}

async function showCheckout(page: Page, locale: Locale) {
  await openCheckoutForm(page, "invoice", locale);
  await placeAtTop(page, "body");
}

async function showInvoiceSuccess(page: Page, locale: Locale) {
  const proFormaUrl = `/${locale}/pro-forma/token`;
  await page.route("**/api/leads", (route) => route.fulfill({ status: 201, json: { leadId, createdAt, proFormaUrl } }));
  await sendInvoice(page, locale);
  await placeAtTop(page, "[data-checkout-success]");
}

async function sendInvoice(page: Page, locale: Locale) {
  const form = await openCheckoutForm(page, "invoice", locale);
  await fillInvoice(form, named(buyer(locale), locale), locale);
  await form.getByRole("button", { name: checkoutCopy[locale].checkout.invoice.submit }).click();
  await page.locator("[data-checkout-success]").waitFor();
}

/** The real sheet of a stored request; only its number and date are set. */
export async function showProForma(page: Page, locale: Locale) {
  await sendInvoice(page, locale);
  const { invoice } = checkoutCopy[locale].checkout;
  const sheet = page.getByRole("link", { name: invoice.success.proForma.link });
  await visit(page, String(await sheet.getAttribute("href")));
  await page.evaluate((number) => {
    for (const place of document.querySelectorAll("[data-fill=number]")) place.textContent = number;
    for (const place of document.querySelectorAll("[data-fill=date]")) place.textContent = "23/11/2026";
  }, leadId);
}

/** The element's top stands below the header, whatever the page does to scroll smoothly and whatever stands above. */
async function placeAtTop(page: Page, selector: string) {
  await page.locator(selector).evaluate((element) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const own = element.closest("main > section");
    for (const section of document.querySelectorAll("main > section")) {
      if (section.compareDocumentPosition(own ?? section) & Node.DOCUMENT_POSITION_FOLLOWING) section.remove();
    }
    const top = element.getBoundingClientRect().top + scrollY - 96;
    window.scrollTo({ top, behavior: "instant" });
  });
}
