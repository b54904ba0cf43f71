import type { Locator, Page } from "@playwright/test";
import { trialDownload as arabicTrial } from "#content/ar/trial-download.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { business } from "#content/business.ts";
import { trialDownload as englishTrial } from "#content/en/trial-download.ts";
import { validation as englishValidation } from "#content/en/validation.ts";
import { localeCodes, otherLocale } from "#domain/language/locales.ts";
import { localizedUrl } from "#domain/language/localized-url.ts";
import { expect, test } from "#tests/support/journey.ts";
import { awakeForm } from "#tests/support/visitor.ts";

const copyOf = {
  en: { ...englishTrial, validation: englishValidation },
  ar: { ...arabicTrial, validation: arabicValidation },
};
const people = {
  en: { name: "Layla Nasser", phone: "050 765 4321" },
  ar: { name: "ليلى ناصر", phone: "٠٥٠٧٦٥٤٣٢١" },
};

const personalAddress = (locale: string) => new RegExp(`/${locale}/trial-download/[0-9a-f]{32}$`);
const answerInstaller = (page: Page) => page.route(business.links.installer, (route) => route.fulfill({ status: 204 }));

for (const locale of localeCodes) {
  const { form: texts, personal, download, validation } = copyOf[locale];

  const visitor = () => {
    const { name, phone } = people[locale];
    return { fullName: `${name} ${Math.random().toString(36).slice(2, 8)}`, email: "layla@example.ae", phone };
  };

  async function fillIn(form: Locator, { fullName, email, phone }: ReturnType<typeof visitor>) {
    await form.getByRole("textbox", { name: texts.fields.fullName }).fill(fullName);
    await form.getByRole("textbox", { name: texts.fields.email }).fill(email);
    await form.getByRole("textbox", { name: texts.fields.phone }).fill(phone);
  }

  const stored = (fullName: string) => `select * from trials where full_name = '${fullName}'`;

  test(`${locale}: the download needs no form, and is counted @stored`, async ({ page, site }) => {
    const counted = async () => {
      const [row] = await site.rows("select sum(downloads) as downloads from download_counts");
      return Number(row?.downloads ?? 0);
    };
    await answerInstaller(page);
    await page.goto(`/${locale}/trial-download`);
    const before = await counted();
    await page.getByRole("link", { name: download.button }).click();
    await expect(page.getByText(download.started.title)).toBeVisible();
    await expect.poll(counted).toBeGreaterThan(before);
    await expect(page.getByText(personal.title, { exact: true })).toBeHidden();
  });

  test(`${locale}: who leaves details gets a page of their own, in both languages @stored`, async ({ page, site }) => {
    const person = visitor();
    await answerInstaller(page);
    await page.goto(`/${locale}/trial-download`);
    const form = await awakeForm(page, "trial-form");
    await form.getByRole("button", { name: texts.submit }).click();
    for (const message of ["fullName", "email", "phone"] as const) {
      await expect(form.getByText(validation[message], { exact: true })).toBeVisible();
    }

    await page.route("**/api/trials", (route) => route.abort());
    await fillIn(form, person);
    await form.getByRole("button", { name: texts.submit }).click();
    await expect(page.getByText(texts.toasts.failure.title, { exact: true }).first()).toBeVisible();
    const chat = await form.getByRole("link", { name: texts.notDelivered.whatsapp }).getAttribute("href");
    expect(new URL(chat ?? "").searchParams.get("text")).toContain(person.fullName);

    await page.unroute("**/api/trials");
    await form.getByRole("button", { name: texts.submit }).dblclick();
    await expect(page).toHaveURL(personalAddress(locale));
    await expect(page.getByText(texts.toasts.success.title, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(personal.title, { exact: true })).toBeVisible();
    await expect(page.locator("#trial-form")).toBeHidden();
    const path = new URL(page.url()).pathname;
    expect(await site.rows(stored(person.fullName))).toMatchObject([
      {
        id: path.split("/").at(-1),
        email: person.email,
        phone: person.phone,
        phone_e164: "+971507654321",
        business_type: null,
        download_count: 0,
        status: "new",
        locale,
      },
    ]);

    await page.getByRole("link", { name: personal.download }).click();
    await expect.poll(() => site.rows(stored(person.fullName))).toMatchObject([{ download_count: 1 }]);
    const other = otherLocale(locale);
    await page.locator("a[data-language-switch]:visible").first().click();
    await expect(page).toHaveURL(localizedUrl(path, other));
    await expect(page.getByText(copyOf[other].personal.title, { exact: true })).toBeVisible();
  });

  test(`${locale}: without JavaScript the form is refused, mended, and leads to the same page @stored`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    const person = visitor();
    await page.goto(`/${locale}/trial-download`);
    const form = page.locator("#trial-form");
    await fillIn(form, { ...person, phone: "12" });
    await form.getByRole("button", { name: texts.submit }).click();
    await expect(form.getByText(validation.phone, { exact: true })).toBeVisible();
    await expect(form.getByLabel(texts.fields.fullName)).toHaveValue(person.fullName);

    await form.getByRole("textbox", { name: texts.fields.phone }).fill(person.phone);
    await form.getByRole("button", { name: texts.submit }).click();
    await expect(page).toHaveURL(personalAddress(locale));
    await expect(page.getByText(personal.title, { exact: true })).toBeVisible();
    expect(await site.rows(stored(person.fullName))).toHaveLength(1);

    // The link itself is counted, for the trial whose page it stands on, and leads on to the installer.
    const asked = page.waitForRequest(business.links.installer);
    await page.getByRole("link", { name: personal.download }).click({ noWaitAfter: true });
    await asked;
    const count = async () => (await site.rows(stored(person.fullName)))[0]?.download_count;
    await expect.poll(count).toBe(1);
    await context.close();
  });
}
