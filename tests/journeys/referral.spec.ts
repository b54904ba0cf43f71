import type { Locator } from "@playwright/test";
import { referral as arabicReferral } from "#content/ar/referral.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { referral as englishReferral } from "#content/en/referral.ts";
import { validation as englishValidation } from "#content/en/validation.ts";
import { fill } from "#domain/language/fill.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { expect, test } from "#tests/support/journey.ts";
import { awakeForm } from "#tests/support/visitor.ts";

const copyOf = {
  en: { ...englishReferral, validation: englishValidation },
  ar: { ...arabicReferral, validation: arabicValidation },
};
const people = {
  en: { referrerName: "Omar Haddad", contactPerson: "Aisha Rahman", businessPhone: "050 123 4567" },
  ar: { referrerName: "عمر حداد", contactPerson: "عائشة الرحمن", businessPhone: "٠٥٠١٢٣٤٥٦٧" },
};

for (const locale of localeCodes) {
  const { form: texts, success, validation } = copyOf[locale];

  const referred = () => ({
    ...people[locale],
    referrerEmail: "omar@example.ae",
    businessName: `${locale === "ar" ? "مقهى" : "Cafe"} ${Math.random().toString(36).slice(2, 8)}`,
  });

  async function fillIn(form: Locator, { ...lines }: ReturnType<typeof referred>) {
    for (const [name, value] of Object.entries(lines)) {
      const label = texts.fields[name as keyof typeof lines];
      await form.getByRole("textbox", { name: label, exact: true }).fill(value);
    }
    await form.getByLabel(texts.fields.businessType).selectOption("cafe");
  }

  const stored = (name: string) => `select * from referrals where business_name = '${name}'`;

  test(`${locale}: a referral is stored as pending, once, whatever is lost on the way @stored`, async ({
    page,
    site,
  }) => {
    const shop = referred();
    let lost = 0;
    await page.route("**/api/referrals", async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await page.goto(`/${locale}/referral`);
    const form = await awakeForm(page, "referral-form");
    await form.getByRole("button", { name: texts.submit }).click();
    for (const message of ["fullName", "email", "businessName", "contactPerson", "phone", "businessType"] as const) {
      // A prompt may say the same.
      await expect(
        form.locator("[data-error-for]").and(form.getByText(validation[message], { exact: true })),
      ).toBeVisible();
    }

    await fillIn(form, shop);
    await form.getByRole("button", { name: texts.submit }).dblclick();
    await expect(page.getByText(texts.toasts.failure.title, { exact: true }).first()).toBeVisible();
    await expect(form.getByLabel(texts.fields.businessName)).toHaveValue(shop.businessName);
    const chat = await form.getByRole("link", { name: texts.notDelivered.whatsapp }).getAttribute("href");
    expect(new URL(chat ?? "").searchParams.get("text")).toContain(shop.businessName);

    await form.getByRole("button", { name: texts.submit }).dblclick();
    const thanks = page.locator("[data-referral-success]");
    await expect(thanks.getByRole("heading", { name: fill(success.title, shop) })).toBeFocused();
    expect(await site.rows(stored(shop.businessName))).toMatchObject([
      {
        referrer_name: shop.referrerName,
        referrer_email: shop.referrerEmail,
        contact_person: shop.contactPerson,
        business_phone: shop.businessPhone,
        business_phone_e164: "+971501234567",
        business_type: "cafe",
        status: "pending",
        locale,
      },
    ]);
  });

  test(`${locale}: without JavaScript a referral is refused, mended and stored @stored`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    const shop = referred();
    await page.goto(`/${locale}/referral`);
    const form = page.locator("#referral-form");
    await fillIn(form, { ...shop, businessPhone: "12" });
    await form.getByRole("button", { name: texts.submit }).click();

    await expect(form.getByText(validation.phone, { exact: true })).toBeVisible();
    await expect(form.getByLabel(texts.fields.businessName)).toHaveValue(shop.businessName);
    await form.getByRole("textbox", { name: texts.fields.businessPhone }).fill(shop.businessPhone);
    await form.getByRole("button", { name: texts.submit }).click();

    await expect(page.getByRole("heading", { level: 1, name: fill(success.title, shop) })).toBeVisible();
    await page.reload();
    expect(await site.rows(stored(shop.businessName))).toMatchObject([{ referrer_name: shop.referrerName, locale }]);
    await context.close();
  });
}
