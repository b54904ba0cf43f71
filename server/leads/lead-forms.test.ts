import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkout as arabicCheckout } from "#content/ar/checkout.ts";
import { quote as arabicQuote } from "#content/ar/quote.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { business } from "#content/business.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { pluralize } from "#domain/language/numbers.ts";
import { slotText } from "#domain/promises/callback-slots.ts";
import { callbackBody, formOf, invoiceBody, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";

const plain = (text: string) => withoutIsolates(text).replaceAll("\u00a0", " ");

describe.each(databaseKinds)("a form sent without JavaScript, on %s", (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp(kind);
  });
  afterEach(() => server.close());

  test("accepted: a page with number, business, outlets, saving and the chat", async () => {
    const answer = await server.post(formOf({ ...quoteBody, businessName: 'Bits & <b>"Bobs"</b>' }), plainForm);
    const [lead] = await server.leads();
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    });
    expect(answer.text).toContain("Bits &amp; &lt;b&gt;&quot;Bobs&quot;&lt;/b&gt;");
    const page = parse(answer.text);
    const filled = (name: string) => page.querySelector(`[data-fill="${name}"]`)?.text;
    expect(filled("leadId")).toBe(lead?.id);
    expect(filled("outlets")).toBe("3 outlets");
    expect(filled("date")).toBe("21 November 2026");
    expect(filled("expectedSavings")).toBe("AED\u00a017,870");
    const chat = new URL(page.querySelector("[data-fill-href]")?.getAttribute("href") ?? "");
    expect(chat.origin + chat.pathname).toMatch(/^https:\/\/wa\.me\/9715\d+$/);
    const text = chat.searchParams.get("text") ?? "";
    for (const part of [lead?.id, 'Bits & <b>"Bobs"</b>', "Cafe", "3 outlets", "17,870"]) expect(text).toContain(part);
  });

  test("accepted in Arabic", async () => {
    const answer = await server.post(formOf({ ...quoteBody, locale: "ar", numberOfOutlets: "٣" }), plainForm);
    expect(answer.status).toBe(201);
    expect(answer.text).toContain("وصل الطلب");
    expect(answer.text).toContain("17,870\u00a0درهم");
    expect(decodeURIComponent(answer.text)).toContain(pluralize(3, arabicQuote.savings.outletCount, "ar"));
  });

  test("a call-back accepted in Arabic: a page that says when we call, with the chat", async () => {
    const answer = await server.post(formOf(callbackBody), plainForm);
    const page = parse(answer.text);
    const [lead] = await server.leads();
    expect(answer.status).toBe(201);
    expect(page.querySelector("[data-fill=leadId]")?.text).toBe(lead?.id);
    // Saturday noon is too late for a morning call.
    const promise = plain(page.querySelector("[data-fill=promisedTime]")?.text ?? "");
    for (const part of ["+971 4 123 4567", "الأحد، 22 نوفمبر", plain(slotText(business.callbackSlots.morning))])
      expect(promise).toContain(part);
    const chat = new URL(page.querySelector("[data-fill-href=whatsapp]")?.getAttribute("href") ?? "");
    const text = chat.searchParams.get("text") ?? "";
    for (const part of [lead?.id, "Palm Pharmacy", arabicCheckout.callback.preferredTimes.morning])
      expect(text).toContain(part);
  });

  test("sent again by a reload: the same page with the same number", async () => {
    await server.post(formOf(quoteBody), plainForm);
    const again = await server.post(formOf(quoteBody), plainForm);
    const leads = await server.leads();
    expect(leads).toHaveLength(1);
    expect(again.status).toBe(200);
    expect(again.text).toContain(leads[0]?.id);
  });

  test.each([quoteBody, { ...callbackBody, locale: "en" }, invoiceBody])(
    "sent again in the other language it is answered in that one: $source",
    async (body) => {
      const first = await server.post(formOf(body), plainForm);
      const again = await server.post(formOf({ ...body, locale: "ar" }), plainForm);
      const [lead, ...more] = await server.leads();
      expect([first.status, again.status, more.length, lead?.locale]).toEqual([201, 200, 0, "en"]);
      const isArabic = [first, again].map(({ text }) =>
        /[\u0600-\u06ff]/.test(parse(text).querySelector("h1")?.text ?? ""),
      );
      expect(isArabic).toEqual([false, true]);
      expect(again.text).toContain(lead?.id);
      const chat = parse(again.text).querySelector("[data-fill-href=whatsapp]")?.getAttribute("href") ?? "";
      expect(new URL(chat).searchParams.get("text")).toMatch(/[\u0600-\u06ff]/);
      const proForma = parse(again.text).querySelector("[data-fill-href=proForma]")?.getAttribute("href");
      if (body.source === "checkout_invoice") expect(proForma).toMatch(/^\/ar\/pro-forma\//);
    },
  );

  test("a script that repeats itself in the other language is given the pro-forma in that one", async () => {
    await server.post(invoiceBody);
    const { json } = await server.post({ ...invoiceBody, locale: "ar" });
    expect(json).toMatchObject({ duplicate: true, proFormaUrl: expect.stringMatching(/^\/ar\/pro-forma\//) });
  });
});

describe("a refused form", () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp();
  });
  afterEach(() => server.close());

  const typed = {
    ...quoteBody,
    businessName: 'A"B & <i>&lt;',
    email: "not-an-address",
    phone: "12",
    emirate: "",
    numberOfOutlets: "51",
    preferredContactMethod: "email",
    notes: "\nline 1\n</textarea><script>alert(1)</script>",
  };

  test("comes back with all that was typed and a message beside each field", async () => {
    const answer = await server.post(formOf(typed), plainForm);
    expect(answer.status).toBe(400);
    expect(answer.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
    expect(answer.text).not.toContain("<script>alert");
    const form = parse(answer.text).getElementById("quote-form");
    const control = (name: string) => form?.querySelector(`[name="${name}"]`);
    expect(control("businessName")?.getAttribute("value")).toBe(typed.businessName);
    expect(control("email")?.getAttribute("value")).toBe("not-an-address");
    expect(control("numberOfOutlets")?.getAttribute("value")).toBe("51");
    expect(form?.querySelector('[name="businessType"] [selected]')?.getAttribute("value")).toBe("cafe");
    expect(form?.querySelector("[name=preferredContactMethod][checked]")?.getAttribute("value")).toBe("email");
    expect(control("notes")?.text).toBe(`\n${typed.notes}`);

    const messages = form?.querySelectorAll("[data-error-for]").filter((place) => !place.hasAttribute("hidden"));
    expect(
      Object.fromEntries(messages?.map((place) => [place.getAttribute("data-error-for"), place.text]) ?? []),
    ).toEqual({
      email: "Please enter a valid email address",
      phone: "Please enter a valid UAE phone number",
      emirate: "Please select an emirate",
      numberOfOutlets: "Maximum 50 outlets supported",
    });
    const invalid = form?.querySelectorAll('[aria-invalid="true"]').map((one) => one.getAttribute("name"));
    expect(invalid).toEqual(["email", "phone", "emirate", "numberOfOutlets"]);
    expect(control("email")?.hasAttribute("autofocus")).toBe(true);
    const summary = form?.querySelector("[data-form-error]");
    expect(summary?.hasAttribute("hidden")).toBe(false);
    expect(summary?.text).toBe("Some answers need a second look.");
  });

  test("leaves the rest of the page as it was built", async () => {
    const answer = await server.post(formOf({ ...typed, locale: "ar" }), plainForm);
    const page = parse(answer.text);
    expect(answer.text).toMatch(/^<!DOCTYPE html>/);
    expect(answer.text).toContain("<!--end-->");
    expect(page.querySelector("title")?.text).toBe("الباقة");
    expect(page.querySelector("#other input")?.getAttribute("value")).toBe("");
    expect(page.querySelector('[data-error-for="email"]')?.text).toBe(arabicValidation.email);
  });

  test("says what else is wrong above the form", async () => {
    const answer = await server.post(`${formOf(quoteBody)}&filler=${"x".repeat(33_000)}`, plainForm);
    expect(answer.status).toBe(413);
    expect(parse(answer.text).querySelector("[data-form-error]")?.text).toMatch(/shorten/);
  });

  test("is JSON for a sender that takes no page, and where the site has no such form", async () => {
    const urlencoded = { "content-type": plainForm["content-type"] };
    expect((await server.post(formOf(typed), urlencoded)).json.error.code).toBe("validation");
    const callback = await server.post(formOf({ source: "checkout_callback" }), plainForm);
    expect(callback).toMatchObject({ status: 400, json: { error: { code: "validation" } } });
  });
});
