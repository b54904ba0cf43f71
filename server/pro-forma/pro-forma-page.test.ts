import { type HTMLElement, parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { options as arabicOptions } from "#content/ar/options.ts";
import { business } from "#content/business.ts";
import { formatDubaiTime } from "#domain/promises/dubai-time.ts";
import { formOf, invoiceBody, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";

const fields = (page: HTMLElement) =>
  Object.fromEntries(page.querySelectorAll("[data-fill]").map((one) => [one.getAttribute("data-fill"), one.text]));

describe.each(databaseKinds)("the pro-forma invoice on %s", (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp(kind);
  });
  afterEach(() => server.close());

  async function ask(changes: object = {}): Promise<string> {
    const { json } = await server.post({ ...invoiceBody, ...changes });
    return json.proFormaUrl;
  }

  test("has an address nobody can guess, the same for a repeated request, and none for other requests", async () => {
    const address = await ask();
    expect(address).toMatch(/^\/en\/pro-forma\/[0-9a-f]{32}$/);
    expect(await ask()).toBe(address);
    expect(await ask({ companyName: "Other" })).not.toBe(address);
    expect((await ask({ locale: "ar", companyName: "Third" })).startsWith("/ar/")).toBe(true);
    expect((await server.post(quoteBody)).json).not.toHaveProperty("proFormaUrl");
  });

  test("is made out to the buyer, and nobody keeps it", async () => {
    const { json } = await server.post({ ...invoiceBody, companyName: "Bits & <b>Bobs</b>" });
    const answer = await server.app.inject(json.proFormaUrl);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect(answer.body).toContain("Bits &amp; &lt;b&gt;Bobs&lt;/b&gt;");
    const page = parse(answer.body);
    expect(page.querySelector("title")?.text).toBe(`Pro-forma invoice ${json.leadId}`);
    expect(page.querySelector("meta[property]")?.getAttribute("content")).toBe(`Pro-forma invoice ${json.leadId}`);
    expect(fields(page)).toEqual({
      number: json.leadId,
      date: "21 November 2026",
      buyerCompany: "Bits & <b>Bobs</b>",
      buyerContact: "Mariam Saleh",
      buyerTrn: "100234567890123",
      buyerAddress: "Al Wahda Street 5",
      buyerEmirate: "Sharjah",
      buyerEmail: "mariam@souk.example.ae",
      buyerPhone: "04 123 4567",
    });
  });

  test("stands in the other language under the same token, and the toggle leads there", async () => {
    const address = await ask({ trn: "", emirate: "sharjah" });
    const other = parse((await server.app.inject(address)).body).querySelector("a[data-language-switch]");
    expect(other?.getAttribute("href")).toBe(address.replace("/en/", "/ar/"));
    const page = parse((await server.app.inject(other?.getAttribute("href") ?? "")).body);
    expect(page.querySelector("title")?.text).toMatch(/^فاتورة مبدئية /);
    expect(fields(page)).toMatchObject({
      date: "21 نوفمبر 2026",
      buyerEmirate: arabicOptions.emirates.sharjah,
      buyerTrn: "لم يُذكر رقم ضريبي",
    });
    expect(page.querySelector("a[data-language-switch]")?.getAttribute("href")).toBe(address);
    const unnamed = await server.app.inject(await ask({ emirate: "", companyName: "Other" }));
    expect(fields(parse(unnamed.body)).buyerEmirate).toBe(business.address.country.en);
  });

  test("any other token is a 404, in the language of the address", async () => {
    const address = await ask();
    for (const key of ["0".repeat(32), "x", "%27", `${address.split("/").at(-1)}0`, "constructor"]) {
      const answer = await server.app.inject(`/ar/pro-forma/${key}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain("الصفحة غير موجودة");
    }
    expect((await server.app.inject(`${address}/more`)).statusCode).toBe(404);
  });

  test("an address without a language gets one", async () => {
    const address = await ask();
    const answer = await server.app.inject(address.replace("/en", ""));
    expect(answer).toMatchObject({ statusCode: 308, headers: { location: address } });
  });

  test("the log knows neither the token nor the buyer", async () => {
    server.app.log.level = "debug";
    const address = await ask();
    await server.app.inject(address);
    const log = server.log.join();
    expect(log).toContain('"route":"/*"');
    expect(log).not.toContain(address.split("/").at(-1));
    expect(log).not.toMatch(/Mariam|souk/i);
  });

  test("a form without JavaScript gets a page that says by when, with chat and pro-forma", async () => {
    const answer = await server.post(formOf(invoiceBody), plainForm);
    expect(answer.status).toBe(201);
    const page = parse(answer.text);
    const [lead] = await server.leads();
    const twoHoursLater = new Date("2026-11-21T10:00:00.000Z");
    expect(fields(page)).toEqual({
      leadId: lead?.id,
      email: "mariam@souk.example.ae",
      promisedTime: formatDubaiTime(twoHoursLater),
    });
    const href = page.querySelector("[data-fill-href=proForma]")?.getAttribute("href");
    expect(href).toBe(`/en/pro-forma/${lead?.pro_forma_token}`);
    const chat = new URL(page.querySelector("[data-fill-href=whatsapp]")?.getAttribute("href") ?? "");
    for (const part of [lead?.id, "Souk Market LLC", "100234567890123", "Sharjah", "Al Wahda Street 5"])
      expect(chat.searchParams.get("text")).toContain(part);
  });

  test("a refused invoice form comes back with what was typed", async () => {
    const answer = await server.post(formOf({ ...invoiceBody, trn: "123" }), plainForm);
    expect(answer.status).toBe(400);
    const form = parse(answer.text).getElementById("invoice-form");
    expect(form?.querySelector("[name=companyName]")?.getAttribute("value")).toBe("Souk Market LLC");
    expect(form?.querySelector("[data-error-for=trn]")?.hasAttribute("hidden")).toBe(false);
  });
});

test("with the database away the reader gets a plain sentence, not JSON", async () => {
  const server = await testApp();
  await server.leads();
  await server.database.close();
  const answer = await server.app.inject(`/en/pro-forma/${"0".repeat(32)}`);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ "content-type": "text/plain; charset=utf-8", "retry-after": "5" });
  expect(answer.body).toMatch(/^Something went wrong on our side/);
  await server.app.close();
});
