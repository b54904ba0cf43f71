import { shownNumber } from "#domain/contact/shown-number.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { awakeCheckoutForm, buyer, checkoutCopy, fillForm, openCheckoutForm } from "#tests/support/checkout.ts";
import { expect, test } from "#tests/support/journey.ts";
import { recordEvents } from "#tests/support/recorded-events.ts";

for (const locale of localeCodes) {
  const { checkout, validation } = checkoutCopy[locale];

  for (const kind of ["invoice", "callback"] as const) {
    const copy = checkout[kind];
    const success = `#${kind} [data-checkout-success]`;

    test(`${locale}: what the server refuses of the ${kind} stands beside its field, all else is kept`, async ({
      page,
    }) => {
      const shop = buyer(locale);
      // On its way the request loses what makes it valid, so that the server's own answer is read.
      await page.route("**/api/leads", (route) => {
        const body = { ...route.request().postDataJSON(), email: "no address", phone: "12" };
        return route.continue({ postData: JSON.stringify(body) });
      });
      const form = await openCheckoutForm(page, kind, locale);
      await fillForm(kind, form, shop, locale);
      await form.getByRole("button", { name: copy.submit }).click();
      for (const field of ["email", "phone"] as const) {
        await expect(form.getByText(validation[field], { exact: true })).toBeVisible();
        await expect(form.locator(`[name=${field}]`)).toHaveAttribute("aria-invalid", "true");
      }
      await expect(page.getByText(copy.toasts.failure.title, { exact: true }).first()).toBeVisible();
      await expect(form.locator("[name=businessName]")).toHaveValue(shop.businessName);
      await page.unroute("**/api/leads");
      // What the server said goes once the field is edited.
      await form.locator("[name=email]").fill(shop.email);
      await form.locator("[name=phone]").fill(shop.phone);
      await form.getByRole("button", { name: copy.submit }).click();
      await expect(page.locator(success)).toBeVisible();
    });

    test(`${locale}: with the server down the ${kind} is not lost, and WhatsApp takes it`, async ({ page }) => {
      const events = await recordEvents(page);
      const shop = buyer(locale);
      await page.route("**/api/leads", (route) => route.abort());
      const form = await openCheckoutForm(page, kind, locale);
      await fillForm(kind, form, shop, locale);
      await form.getByRole("button", { name: copy.submit }).click();
      await expect(page.getByText(copy.toasts.failure.title, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(copy.toasts.failure.description, { exact: true }).first()).toBeVisible();
      const chat = await form.getByRole("link", { name: checkout.notDelivered.whatsapp }).getAttribute("href");
      const text = new URL(chat ?? "").searchParams.get("text");
      for (const part of [shop.businessName, shop.contactPerson, shownNumber(shop.phone), shop.email])
        expect(text).toContain(part);
      expect(text).not.toMatch(/[\u0660-\u0669]/);
      expect((await events()).map(([, name]) => name)).not.toContain("form_complete");

      await page.unroute("**/api/leads");
      await page.reload();
      const again = await awakeCheckoutForm(page, kind, locale);
      for (const name of ["businessName", "contactPerson", "phone", "email"] as const)
        await expect(again.locator(`[name=${name}]`)).toHaveValue(shop[name]);
      await again.getByRole("button", { name: copy.submit }).click();
      await expect(page.locator(success)).toBeVisible();
    });

    test(`${locale}: a double click and a lost answer make one ${kind} request @stored`, async ({ page, site }) => {
      const shop = buyer(locale);
      let lost = 0;
      await page.route("**/api/leads", async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        return route.abort();
      });
      const form = await openCheckoutForm(page, kind, locale);
      await fillForm(kind, form, shop, locale);
      await form.getByRole("button", { name: copy.submit }).dblclick();
      await expect(page.getByText(copy.toasts.failure.title, { exact: true }).first()).toBeVisible();
      await form.getByRole("button", { name: copy.submit }).dblclick();
      await expect(page.locator(success)).toBeVisible();
      expect(await site.rows(`select id from leads where business_name = '${shop.businessName}'`)).toHaveLength(1);
    });
  }

  test(`${locale}: the button works once the required fields are filled in; what is wrong is said`, async ({
    page,
  }) => {
    const { invoice } = checkout;
    const form = await openCheckoutForm(page, "invoice", locale);
    const submit = form.getByRole("button", { name: invoice.submit });
    await expect(submit).toBeDisabled();
    await expect(form.getByText(checkout.fillFirst)).toBeVisible();
    await fillForm("invoice", form, { ...buyer(locale), phone: "12", trn: "123" }, locale);
    await expect(submit).toBeEnabled();
    await form.locator("[name=emirate]").selectOption("");
    await expect(submit).toBeDisabled();
    await form.locator("[name=emirate]").selectOption("ajman");
    await form.locator("[name=address]").fill("  ");
    await expect(submit).toBeDisabled();
    await form.locator("[name=address]").fill("Deira");
    await submit.click();
    await expect(form.getByText(validation.phone, { exact: true })).toBeVisible();
    await expect(form.getByText(validation.trn, { exact: true })).toBeVisible();
    await expect(form.locator("[name=phone]")).toBeFocused();
  });
}
