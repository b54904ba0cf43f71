import type { Locator, Page } from "@playwright/test";
import type { Locale } from "#domain/language/locales.ts";
import { copyOf } from "./quote-copy.ts";

export interface Visitor {
  businessName: string;
  contactPerson: string;
  email: string;
  phone: string;
  businessType: "cafe" | "restaurant";
  emirate: "sharjah" | "dubai";
  outlets: string;
  notes: string;
}

const people: Record<Locale, Omit<Visitor, "businessName">> = {
  en: {
    contactPerson: "Reena Thomas",
    email: "reena@example.ae",
    phone: "050 123 4567",
    businessType: "cafe",
    emirate: "sharjah",
    outlets: "3",
    notes: "Opening in March",
  },
  ar: {
    contactPerson: "فاطمة المنصوري",
    email: "fatima@example.ae",
    phone: "٠٥٠١٢٣٤٥٦٧",
    businessType: "restaurant",
    emirate: "dubai",
    outlets: "٥",
    notes: "الافتتاح في مارس",
  },
};

/** A visitor of that language; each has a shop of its own, so that rows can be told apart. */
export function visitor(locale: Locale): Visitor {
  const number = Math.random().toString(36).slice(2, 8);
  return { ...people[locale], businessName: locale === "ar" ? `مقهى الزاوية ${number}` : `Chai Corner ${number}` };
}

/** A control to write into; the ways to be reached bear the same names. */
const line = (form: Locator, name: string) => form.getByRole("textbox", { name });

/** Fills in the full form by its visible labels. */
export async function fillQuote(
  form: Locator,
  { businessType, emirate, outlets, notes, ...lines }: Visitor,
  locale: Locale,
) {
  const { fields } = copyOf[locale].quote;
  await form.getByLabel(fields.businessType).selectOption(businessType);
  await form.getByLabel(fields.numberOfOutlets, { exact: true }).fill(outlets);
  await form.getByLabel(fields.emirate).selectOption(emirate);
  await line(form, fields.businessName).fill(lines.businessName);
  await line(form, fields.contactPerson).fill(lines.contactPerson);
  await line(form, fields.phone).fill(lines.phone);
  await line(form, fields.email).fill(lines.email);
  await line(form, fields.notes).fill(notes);
}

/**
 * Opens a page and waits for its scripts, which come after the first paint; before that, everything is plain HTML. A
 * busy machine may be silent for long before it asks for them: what they add to the head tells that they have run.
 */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.locator('head > link[rel="manifest"]').waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

export const quoteForm = (page: Page) => page.locator("#quote-form");

/** Comes near a form and waits until its island is awake; before that a submit is a plain form post. */
export async function awakeForm(page: Page, id: string): Promise<Locator> {
  const form = page.locator(`#${id}`);
  await form.scrollIntoViewIfNeeded();
  await page.locator(`astro-island:not([ssr]) #${id}`).waitFor();
  return form;
}

export const awakeQuoteForm = (page: Page) => awakeForm(page, "quote-form");
