import type { Locator, Page } from "@playwright/test";
import { checkout as arabicCheckout } from "#content/ar/checkout.ts";
import { options as arabicOptions } from "#content/ar/options.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { checkout as englishCheckout } from "#content/en/checkout.ts";
import { options as englishOptions } from "#content/en/options.ts";
import { validation as englishValidation } from "#content/en/validation.ts";
import type { Emirate } from "#domain/contact/emirates.ts";
import type { Locale } from "#domain/language/locales.ts";

export const checkoutCopy = {
  en: { checkout: englishCheckout, options: englishOptions, validation: englishValidation },
  ar: { checkout: arabicCheckout, options: arabicOptions, validation: arabicValidation },
} as const;

interface Person {
  contactPerson: string;
  email: string;
  phone: string;
  companyName: string;
  trn: string;
  emirate: Emirate;
  address: string;
}

const people: Record<Locale, Person> = {
  en: {
    contactPerson: "Reena Thomas",
    email: "reena@example.ae",
    phone: "050 123 4567",
    companyName: "Chai Corner LLC",
    trn: "100-0000-0000-0003",
    emirate: "sharjah",
    address: "Al Wahda Street 5",
  },
  ar: {
    contactPerson: "فاطمة المنصوري",
    email: "fatima@example.ae",
    phone: "٠٥٠١٢٣٤٥٦٧",
    companyName: "الزاوية للمقاهي ذ.م.م",
    trn: "١٠٠٠٠٠٠٠٠٠٠٠٠٠٣",
    emirate: "dubai",
    address: "شارع الوحدة، مبنى 5",
  },
};

export type Buyer = Person & { businessName: string };
export type CheckoutForm = "invoice" | "callback";

/** A buyer of that language with a shop of its own, so that rows can be told apart. */
export function buyer(locale: Locale): Buyer {
  const number = Math.random().toString(36).slice(2, 8);
  return { ...people[locale], businessName: locale === "ar" ? `مقهى الزاوية ${number}` : `Chai Corner ${number}` };
}

/** Opens the checkout and moves the mouse: its code does not come for who only looks at the page. */
export async function visitCheckout(page: Page, locale: Locale) {
  await page.goto(`/${locale}/checkout`);
  await page.locator("[data-checkout]").scrollIntoViewIfNeeded();
  await page.mouse.move(20, 20);
}

/** Opens the tab of a form once the island is awake; before that a submit is a plain form post. */
export async function openCheckoutForm(page: Page, form: CheckoutForm, locale: Locale): Promise<Locator> {
  await visitCheckout(page, locale);
  return awakeCheckoutForm(page, form, locale);
}

export async function awakeCheckoutForm(page: Page, form: CheckoutForm, locale: Locale): Promise<Locator> {
  await page.locator("astro-island:not([ssr]) [data-checkout]").waitFor();
  await page.getByRole("tab", { name: checkoutCopy[locale].checkout.tabs[form] }).click();
  return page.locator(`#${form}-form`);
}

/** Fills in what both forms ask for, by its visible labels. */
export async function fillContact(form: Locator, shop: Buyer, locale: Locale) {
  const { fields } = checkoutCopy[locale].checkout.callback;
  for (const name of ["businessName", "contactPerson", "phone", "email"] as const) {
    await form.getByRole("textbox", { name: fields[name].label }).fill(shop[name]);
  }
}

export async function fillInvoice(form: Locator, shop: Buyer, locale: Locale) {
  const { fields } = checkoutCopy[locale].checkout.invoice;
  await fillContact(form, shop, locale);
  for (const name of ["companyName", "trn"] as const) {
    await form.getByRole("textbox", { name: fields[name].label }).fill(shop[name]);
  }
  await form.getByRole("textbox", { name: fields.address.label, exact: true }).fill(shop.address);
  await form.getByLabel(fields.emirate.label).selectOption(shop.emirate);
}

export async function fillForm(kind: CheckoutForm, form: Locator, shop: Buyer, locale: Locale) {
  await (kind === "invoice" ? fillInvoice(form, shop, locale) : fillContact(form, shop, locale));
}
