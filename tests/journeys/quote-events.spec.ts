import { estimateSavings } from "#domain/quote/savings.ts";
import { expect, test } from "#tests/support/journey.ts";
import { copyOf } from "#tests/support/quote-copy.ts";
import { recordEvents } from "#tests/support/recorded-events.ts";
import { awakeQuoteForm, fillQuote, visit, visitor } from "#tests/support/visitor.ts";

test("a quote is counted without a word that was typed, and the page is told of it", async ({ page }) => {
  const events = await recordEvents(page);
  const shop = visitor("en");
  const total = estimateSavings(shop.businessType, 3).total;
  await page.goto("/en/products");
  const generated = page.evaluate(() => {
    return new Promise<unknown>((resolve) =>
      window.addEventListener("quote-generated", (event) => resolve((event as CustomEvent).detail), { once: true }),
    );
  });
  await page.evaluate(() => {
    for (const target of [window, document])
      target.addEventListener("quote-generated", () => {
        document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ""}x`;
      });
  });
  const form = await awakeQuoteForm(page);
  await fillQuote(form, shop, "en");
  await form.getByRole("button", { name: copyOf.en.quote.submit }).click();
  await expect(page.locator("[data-quote-success]")).toBeVisible();

  expect(await generated).toMatchObject({ businessName: shop.businessName, numberOfOutlets: 3, savings: { total } });
  // Once on window, once on document.
  await expect(page.locator("html")).toHaveAttribute("data-heard", "xx");
  const told = await events();
  expect(told.map(([, name]) => name)).toEqual(["form_start", "quote_submitted", "form_complete"]);
  expect(told[0]?.[2]).toEqual({ form_name: "quote_builder" });
  expect(told[1]?.[2]).toEqual({
    currency: "AED",
    value: 50,
    business_type: "cafe",
    outlet_count: 3,
    estimated_roi: total,
  });
  const said = JSON.stringify(told);
  for (const typed of [shop.businessName, shop.contactPerson, shop.email, shop.phone])
    expect(said).not.toContain(typed);
});

test("the floating buy button begins a checkout of the package", async ({ page }) => {
  const events = await recordEvents(page);
  await visit(page, "/en/about");
  await page.locator("[data-floating-buttons] a[data-track=begin_checkout]").click();
  await expect(page).toHaveURL("/en/checkout");
  const begun = (await events()).filter(([, name]) => name === "begin_checkout");
  expect(begun[0]?.[2]).toMatchObject({
    currency: "AED",
    value: 3499,
    items: [{ item_id: "epos_complete_package", quantity: 1, price: 3499 }],
  });
});
