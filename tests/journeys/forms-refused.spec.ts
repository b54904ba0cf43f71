import type { Locator, Page } from "@playwright/test";
import { referral as arabicReferral } from "#content/ar/referral.ts";
import { trialDownload as arabicTrial } from "#content/ar/trial-download.ts";
import { referral as englishReferral } from "#content/en/referral.ts";
import { trialDownload as englishTrial } from "#content/en/trial-download.ts";
import { type Locale, localeCodes } from "#domain/language/locales.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { recordEvents } from "#tests/support/recorded-events.ts";
import { awakeForm, awakeQuoteForm, fillQuote, visitor } from "#tests/support/visitor.ts";

const trials = { en: englishTrial, ar: arabicTrial };
const referrals = { en: englishReferral, ar: arabicReferral };

interface Form {
  name: string;
  page: string;
  api: string;
  /** The phone that the server refuses, once it was changed on its way. */
  wrong: string;
  /** What is told to analytics on the way to the end. */
  told: string[];
  open(page: Page, locale: Locale): Promise<Locator>;
  fill(form: Locator, locale: Locale): Promise<unknown>;
  submit: (locale: Locale) => string;
  sent: (page: Page) => Locator;
}

const forms: Form[] = [
  {
    name: "quote",
    page: "products",
    api: "**/api/leads",
    wrong: "phone",
    told: ["form_start", "quote_submitted", "form_complete"],
    open: (page) => awakeQuoteForm(page),
    fill: (form, locale) => fillQuote(form, visitor(locale), locale),
    submit: (locale) => copyOf[locale].quote.submit,
    sent: (page) => page.locator("[data-quote-success]"),
  },
  {
    name: "trial",
    page: "trial-download",
    api: "**/api/trials",
    wrong: "phone",
    told: ["form_start", "form_complete"],
    open: (page) => awakeForm(page, "trial-form"),
    async fill(form, locale) {
      const { fields } = trials[locale].form;
      await form.getByRole("textbox", { name: fields.fullName }).fill(visitor(locale).businessName);
      await form.getByRole("textbox", { name: fields.email }).fill("layla@example.ae");
      await form.getByRole("textbox", { name: fields.phone }).fill("050 765 4321");
    },
    submit: (locale) => trials[locale].form.submit,
    sent: (page) => page.locator("[data-personal]:visible").first(),
  },
  {
    name: "referral",
    page: "referral",
    api: "**/api/referrals",
    wrong: "businessPhone",
    told: ["form_start", "form_complete"],
    open: (page) => awakeForm(page, "referral-form"),
    async fill(form, locale) {
      const { fields } = referrals[locale].form;
      const { businessName, contactPerson, email, phone } = visitor(locale);
      const lines = {
        referrerName: contactPerson,
        referrerEmail: email,
        businessName,
        contactPerson,
        businessPhone: phone,
      };
      for (const [name, value] of Object.entries(lines)) {
        await form.getByRole("textbox", { name: fields[name as keyof typeof lines], exact: true }).fill(value);
      }
      await form.getByLabel(fields.businessType).selectOption("cafe");
    },
    submit: (locale) => referrals[locale].form.submit,
    sent: (page) => page.locator("[data-referral-success]"),
  },
];

for (const locale of localeCodes) {
  for (const { name, page: path, api, wrong, told, open, fill, submit, sent } of forms) {
    test(`${locale}: what the server refuses of the ${name} form stands beside its field, and all else is kept`, async ({
      page,
    }) => {
      const events = await recordEvents(page);
      // On its way the request loses what makes it valid, so that the server's own answer is read.
      await page.route(api, (route) => {
        const body = { ...route.request().postDataJSON(), [wrong]: "12" };
        return route.continue({ postData: JSON.stringify(body) });
      });
      await page.goto(`/${locale}/${path}`);
      const form = await open(page, locale);
      await fill(form, locale);
      const control = form.locator(`[name=${wrong}]`);
      const typed = await control.inputValue();
      await form.getByRole("button", { name: submit(locale) }).click();
      await expect(form.getByText(copyOf[locale].validation.phone, { exact: true })).toBeVisible();
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveValue(typed);
      expect((await events()).map(([, event]) => event)).not.toContain("form_complete");

      await page.unroute(api);
      await control.fill(typed);
      await form.getByRole("button", { name: submit(locale) }).click();
      await expect(sent(page)).toBeVisible();
      const names = (await events()).map(([, event]) => event);
      for (const event of told) expect(names.filter((one) => one === event)).toHaveLength(1);
      const said = JSON.stringify(await events());
      for (const personal of [typed, "example.ae", visitor(locale).contactPerson]) expect(said).not.toContain(personal);
    });
  }
}
