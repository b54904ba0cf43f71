import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { callbackBody, formOf, invoiceBody, quoteBody } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";

const leadNumber = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

describe.each(databaseKinds)("POST /api/leads on %s", (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp(kind);
  });
  afterEach(() => server.close());

  test("a quote is stored and acknowledged with its number", async () => {
    const answer = await server.post(quoteBody);
    expect(answer.status).toBe(201);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json).toEqual({
      leadId: expect.stringMatching(leadNumber),
      expectedSavings: 17870,
      monthlyEmiAmount: 146,
      createdAt: "2026-11-21T08:00:00.000Z",
      duplicate: false,
    });
    expect(await server.leads()).toEqual([
      {
        id: answer.json.leadId,
        business_name: "Corner Cafe",
        contact_person: "Aisha Rahman",
        email: "aisha@corner.example.ae",
        phone: "050 123 4567",
        phone_e164: "+971501234567",
        business_type: "cafe",
        emirate: "dubai",
        number_of_outlets: 3,
        expected_savings: 17870,
        monthly_emi_amount: 146,
        preferred_contact_method: "whatsapp",
        notes: "Opening in March",
        company_name: null,
        trn: null,
        address: null,
        preferred_time: null,
        pro_forma_token: null,
        status: "new",
        source: "quote_builder",
        locale: "en",
        suspicion: null,
        created_at: "2026-11-21T08:00:00.000Z",
        updated_at: "2026-11-21T08:00:00.000Z",
      },
    ]);
  });

  test("a call-back request keeps the preferred time in its notes", async () => {
    expect((await server.post(callbackBody)).status).toBe(201);
    expect(await server.leads()).toMatchObject([
      {
        source: "checkout_callback",
        business_type: "callback_request",
        emirate: "uae",
        number_of_outlets: 1,
        preferred_contact_method: "phone",
        expected_savings: null,
        locale: "ar",
        notes: "Preferred time: morning",
        preferred_time: "morning",
        pro_forma_token: null,
        phone_e164: "+97141234567",
      },
    ]);
  });

  test("an invoice request keeps company, TRN and address, in its notes too", async () => {
    expect((await server.post(invoiceBody)).status).toBe(201);
    expect(await server.leads()).toMatchObject([
      {
        source: "checkout_invoice",
        business_type: "invoice_request",
        emirate: "sharjah",
        preferred_contact_method: "email",
        company_name: "Souk Market LLC",
        trn: "100234567890123",
        address: "Al Wahda Street 5",
        notes: "Company: Souk Market LLC\nTRN: 100234567890123\nAddress: Al Wahda Street 5",
      },
    ]);
  });

  test("a form without JSON is the same request", async () => {
    const answer = await server.post(formOf(quoteBody), { "content-type": "application/x-www-form-urlencoded" });
    expect(answer).toMatchObject({ status: 201, json: { expectedSavings: 17870 } });
    expect(await server.leads()).toMatchObject([{ number_of_outlets: 3, notes: "Opening in March" }]);
  });

  test("a page cached yesterday still reaches us: fields unknown or missing change nothing", async () => {
    const { source: _source, locale: _locale, notes: _notes, expectedSavings: _savings, ...rest } = quoteBody;
    const answer = await server.post({ ...rest, utm: "x", leadId: "mine", id: "mine", status: "won" });
    expect(answer.status).toBe(201);
    expect(await server.leads()).toMatchObject([{ source: "quote_builder", locale: "en", notes: null, status: "new" }]);
  });

  test("Arabic digits are read, and what was typed is kept", async () => {
    const answer = await server.post({ ...quoteBody, phone: "٠٥٠ ١٢٣ ٤٥٦٧", numberOfOutlets: "٣" });
    expect(answer).toMatchObject({ status: 201, json: { expectedSavings: 17870 } });
    expect(await server.leads()).toMatchObject([
      { phone: "٠٥٠ ١٢٣ ٤٥٦٧", phone_e164: "+971501234567", number_of_outlets: 3 },
    ]);
  });

  test("a phone that cannot be read in full is kept as typed", async () => {
    expect((await server.post({ ...quoteBody, phone: "0501234567890" })).status).toBe(201);
    expect(await server.leads()).toMatchObject([{ phone: "0501234567890", phone_e164: null }]);
  });

  test("no two leads get one number", async () => {
    const answers = [];
    for (const outlets of [1, 2, 3, 4, 5]) answers.push(await server.post({ ...quoteBody, numberOfOutlets: outlets }));
    expect(new Set(answers.map(({ json }) => json.leadId)).size).toBe(5);
  });
});

describe("what is wrong is named, field by field", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  test("in English, with the specification's messages", async () => {
    const body = { businessName: "A", contactPerson: " ", email: "x", phone: "12", numberOfOutlets: 51, locale: "en" };
    const answer = await server.post(body);
    expect(answer.status).toBe(400);
    expect(answer.json.error).toMatchObject({ code: "validation", message: expect.any(String) });
    expect(answer.json.error.fields).toEqual({
      businessName: "Business name must be at least 2 characters",
      contactPerson: "Contact person name must be at least 2 characters",
      email: "Please enter a valid email address",
      phone: "Please enter a valid UAE phone number",
      businessType: "Please select a business type",
      emirate: "Please select an emirate",
      numberOfOutlets: "Maximum 50 outlets supported",
    });
    expect(await server.leads()).toEqual([]);
  });

  test("in Arabic", async () => {
    const answer = await server.post({ ...quoteBody, email: "x", numberOfOutlets: 0, locale: "ar" });
    expect(answer.json.error.fields).toEqual({
      email: arabicValidation.email,
      numberOfOutlets: arabicValidation.outletsMin,
    });
    expect(answer.json.error.message).toMatch(/[\u0600-\u06ff]/);
  });

  test.each([
    [{ ...invoiceBody, companyName: "", address: " ", trn: "123" }, ["address", "companyName", "trn"]],
    [{ ...callbackBody, preferredTime: "midnight" }, ["preferredTime"]],
    [{ ...quoteBody, businessType: "callback_request", emirate: "uae" }, ["businessType", "emirate"]],
    [{ ...quoteBody, businessName: "x".repeat(201) }, ["businessName"]],
    [{ ...quoteBody, notes: "x".repeat(2001) }, ["notes"]],
    [{ ...quoteBody, email: ["a@b.ae"], phone: { a: 1 }, notes: 5 }, ["email", "notes", "phone"]],
  ])("%#", async (body, fields) => {
    const answer = await server.post(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.error.fields).sort()).toEqual(fields);
  });
});

describe("what cannot be read", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  test.each(["", "{", "null", "[]", '"text"', "1", "true", "{'a':1}", '{"a":1}}', "\u0000"])(
    "%o is a 400",
    async (body) => {
      expect(await server.post(body)).toMatchObject({ status: 400, json: { error: { code: "malformed_body" } } });
    },
  );

  test("no body at all is a 400", async () => {
    const answer = await server.app.inject({ method: "POST", url: "/api/leads" });
    expect(answer.statusCode).toBe(400);
  });

  test.each(["text/plain", "multipart/form-data; boundary=x", "application/xml", "application/jsonx", "x"])(
    "%s is a 415",
    async (type) => {
      const answer = await server.post(JSON.stringify(quoteBody), { "content-type": type });
      expect(answer).toMatchObject({ status: 415, json: { error: { code: "unsupported_media_type" } } });
    },
  );

  test("over 32 kB is a 413, and just under it is read", async () => {
    const withNotes = (length: number) => JSON.stringify({ ...quoteBody, unknown: "x".repeat(length) });
    expect(await server.post(withNotes(33_000))).toMatchObject({
      status: 413,
      json: { error: { code: "body_too_large" } },
    });
    expect((await server.post(withNotes(32_000))).status).toBe(201);
  });

  test("without a language in the body, that of the page it came from is used", async () => {
    const answer = await server.post("{", { referer: "http://localhost:3000/ar/products" });
    expect(answer.json.error.message).toMatch(/[\u0600-\u06ff]/);
  });
});
