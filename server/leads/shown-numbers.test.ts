import { afterEach, beforeEach, expect, test } from "vitest";
import { otherLocale } from "#domain/language/locales.ts";
import { composeEmail } from "#server/delivery/email/compose.ts";
import { toldRecord } from "#server/delivery/told-record.ts";
import { callbackBody, formOf, invoiceBody, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const typed = { phone: "٠٥٠ ١٢٣ ٤٥٦٧", trn: "١٠٠-٢٣٤٥-٦٧٨٩-٠١٢٣" };
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/;
const settings = { publicOrigin: "https://www.example.ae", from: undefined, team: "team@example.ae" };

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

async function emails() {
  const messages = await outboxRows(server.database);
  return Promise.all(
    messages
      .filter(({ channel }) => channel.startsWith("email"))
      .map(async (message) => {
        const record = await server.database.run((db) => toldRecord(db, message));
        const { html, text } = composeEmail(message, record, settings);
        return { channel: message.channel, html: String(html), text: String(text) };
      }),
  );
}

test.each([
  { ...quoteBody, ...typed, preferredContactMethod: "phone", locale: "ar" },
  { ...callbackBody, ...typed },
  { ...invoiceBody, ...typed, locale: "ar" },
])("typed in Arabic digits: kept so, shown in Western ones to customer and team: $source", async (body) => {
  const page = await server.post(formOf(body), plainForm);
  expect(decodeURIComponent(page.text)).not.toMatch(arabicDigits);
  expect((await server.leads())[0]?.phone).toBe(typed.phone);

  for (const { channel, html, text } of await emails()) {
    for (const part of [html, text]) expect(part).not.toMatch(arabicDigits);
    if (channel === "email-customer" && body.source === "checkout_invoice") continue;
    expect(text).toMatch(/\u2066050[ \u00a0]123[ \u00a0]4567\u2069/);
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>050[ \u00a0]123[ \u00a0]4567<\/bdi>/);
  }
});

test.each(["en", "ar"] as const)("the pro-forma invoices of a request in %s show Western digits", async (locale) => {
  const { json } = await server.post({ ...invoiceBody, ...typed, locale });
  for (const address of [json.proFormaUrl, json.proFormaUrl.replace(`/${locale}/`, `/${otherLocale(locale)}/`)]) {
    const { body } = await server.app.inject(address);
    expect(body).toContain("050 123 4567");
    expect(body).toContain("100234567890123");
    expect(body).not.toMatch(arabicDigits);
  }
});
