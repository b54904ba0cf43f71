import type { Page } from "@playwright/test";
import { callbackFacts } from "#content/callback-facts.ts";
import { shownNumber } from "#domain/contact/shown-number.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { callbackPromise } from "#domain/promises/callback-promise.ts";
import { callbackPromiseText } from "#domain/promises/callback-promise-text.ts";
import { formatDubaiTime } from "#domain/promises/dubai-time.ts";
import { buyer, checkoutCopy, fillContact, fillInvoice, openCheckoutForm } from "#tests/support/checkout.ts";
import { expect, test } from "#tests/support/journey.ts";
import { recordEvents } from "#tests/support/recorded-events.ts";

const packageBegun = {
  currency: "AED",
  value: 3499,
  items: [
    {
      item_id: "epos_complete_package",
      item_name: "EPOS complete package",
      item_category: "point_of_sale",
      quantity: 1,
      price: 3499,
    },
  ],
};

const sentBody = async (page: Page) => (await page.waitForRequest("**/api/leads")).postDataJSON();
const chatText = async (page: Page, name: string) => {
  const href = await page.locator("[data-checkout]").getByRole("link", { name }).getAttribute("href");
  return new URL(href ?? "").searchParams.get("text") ?? "";
};

for (const locale of localeCodes) {
  const { checkout, options } = checkoutCopy[locale];

  test(`${locale}: an invoice is asked for, stored, and its pro-forma printed @stored`, async ({ page, site }) => {
    const events = await recordEvents(page);
    const shop = buyer(locale);
    const { invoice } = checkout;
    const form = await openCheckoutForm(page, "invoice", locale);
    await fillInvoice(form, shop, locale);
    const body = sentBody(page);
    await form.getByRole("button", { name: invoice.submit }).click();

    const success = page.locator("#invoice [data-checkout-success]");
    await expect(success.getByRole("heading", { name: invoice.success.title })).toBeFocused();
    await expect(page.getByText(invoice.toasts.success.title, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(invoice.toasts.success.description, { exact: true }).first()).toBeVisible();

    const trn = "100000000000003";
    const notes = `Company: ${shop.companyName}\nTRN: ${trn}\nAddress: ${shop.address}`;
    expect(await body).toEqual({
      ...shop,
      trn,
      businessType: "invoice_request",
      numberOfOutlets: 1,
      preferredContactMethod: "email",
      source: "checkout_invoice",
      notes,
      locale,
    });
    const [row] = await site.rows(`select * from leads where business_name = '${shop.businessName}'`);
    expect(row).toMatchObject({
      contact_person: shop.contactPerson,
      email: shop.email,
      phone: shop.phone,
      phone_e164: "+971501234567",
      business_type: "invoice_request",
      emirate: shop.emirate,
      number_of_outlets: 1,
      preferred_contact_method: "email",
      notes,
      status: "new",
      source: "checkout_invoice",
      locale,
    });

    const inTwoHours = new Date(new Date(String(row?.created_at)).getTime() + 7_200_000);
    for (const part of [String(row?.id), formatDubaiTime(inTwoHours), shop.email])
      await expect(success).toContainText(part);
    const chat = await chatText(page, invoice.success.whatsapp);
    for (const part of [row?.id, shop.companyName, trn, options.emirates[shop.emirate]]) expect(chat).toContain(part);

    expect(await events()).toEqual([
      ["event", "begin_checkout", packageBegun],
      ["event", "form_start", { form_name: "checkout_invoice" }],
      ["event", "generate_lead", { currency: "AED", value: 40, lead_source: "checkout_invoice" }],
      ["event", "form_complete", { form_name: "checkout_invoice" }],
    ]);

    const address = await success.getByRole("link", { name: invoice.success.proForma.link }).getAttribute("href");
    await success.getByRole("button", { name: invoice.success.another }).click();
    await expect(form.getByLabel(invoice.fields.companyName.label)).toHaveValue("");
    await expect(form.getByRole("button", { name: invoice.submit })).toBeDisabled();

    await page.goto(address ?? "");
    await expect(page.getByRole("heading", { level: 1, name: checkout.proForma.title })).toBeVisible();
    for (const part of [String(row?.id), shop.companyName, trn, shop.address, checkout.summary.total])
      await expect(page.getByRole("main")).toContainText(part);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: checkout.proForma.print })).toBeHidden();
  });

  test(`${locale}: a call is asked for and stored, and its time promised @stored`, async ({ page, site }) => {
    const events = await recordEvents(page);
    const shop = buyer(locale);
    const { callback } = checkout;
    const form = await openCheckoutForm(page, "callback", locale);
    await fillContact(form, shop, locale);
    await form.getByLabel(callback.fields.preferredTime.label).selectOption("evening");
    const body = sentBody(page);
    await form.getByRole("button", { name: callback.submit }).click();

    const success = page.locator("#callback [data-checkout-success]");
    await expect(success.getByRole("heading", { name: callback.success.title })).toBeFocused();
    await expect(page.getByText(callback.toasts.success.title, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(callback.toasts.success.description, { exact: true }).first()).toBeVisible();

    const { businessName, contactPerson, email, phone } = shop;
    expect(await body).toEqual({
      businessName,
      contactPerson,
      email,
      phone,
      preferredTime: "evening",
      businessType: "callback_request",
      emirate: "uae",
      numberOfOutlets: 1,
      preferredContactMethod: "phone",
      source: "checkout_callback",
      locale,
    });
    const [row] = await site.rows(`select * from leads where business_name = '${shop.businessName}'`);
    expect(row).toMatchObject({
      business_type: "callback_request",
      emirate: "uae",
      preferred_contact_method: "phone",
      notes: "Preferred time: evening",
      source: "checkout_callback",
      locale,
    });

    const promise = callbackPromise(new Date(String(row?.created_at)), "evening", callbackFacts);
    const said = withoutIsolates(callbackPromiseText(promise, phone, callback.success, locale));
    await expect(success.locator("[data-promise]")).toHaveText(said);
    await expect(success).toContainText(withoutIsolates(callback.success.notSoon));
    const chat = await chatText(page, callback.success.whatsapp);
    for (const part of [row?.id, contactPerson, shownNumber(phone), callback.preferredTimes.evening])
      expect(chat).toContain(part);
    expect(await events()).toEqual([
      ["event", "begin_checkout", packageBegun],
      ["event", "payment_method_selected", { payment_method: "callback" }],
      ["event", "form_start", { form_name: "checkout_callback" }],
      ["event", "generate_lead", { currency: "AED", value: 35, lead_source: "checkout_callback" }],
      ["event", "form_complete", { form_name: "checkout_callback" }],
    ]);
  });

  test(`${locale}: outside the opening hours the call is promised for when the office opens`, async ({ page }) => {
    await page.route("**/api/leads", (route) =>
      route.fulfill({ status: 201, json: { leadId: "ABCD-1234", createdAt: "2026-11-21T16:00:00.000Z" } }),
    );
    const { callback } = checkout;
    const form = await openCheckoutForm(page, "callback", locale);
    await fillContact(form, buyer(locale), locale);
    await form.getByRole("button", { name: callback.submit }).click();
    const promise = page.locator("[data-promise]");
    await expect(promise).toContainText(
      withoutIsolates(callback.success.outsideHours).split("{phone}")[0]?.trim() ?? "",
    );
    await expect(promise).toContainText(locale === "ar" ? "الأحد، 22 نوفمبر" : "Sunday, 22 November");
    await expect(promise).toContainText("9:00\u00a0AM");
  });
}

test("the toasts keep the specification's English to the letter", () => {
  const { invoice, callback } = checkoutCopy.en.checkout;
  expect([invoice.toasts, callback.toasts]).toEqual([
    {
      success: {
        title: "Invoice Request Sent!",
        description: "We will send your invoice within 2 hours. You can pay via bank transfer.",
      },
      failure: { title: "Request Failed", description: "Please try again or contact us directly." },
    },
    {
      success: {
        title: "Call-back Scheduled!",
        description: "Our team will call you within 10 minutes to complete your purchase.",
      },
      failure: { title: "Request Failed", description: "Please try again or contact us directly on WhatsApp." },
    },
  ]);
});
