import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { formOf, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { referralBody } from "#server/testing/referral-body.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";

describe.each(databaseKinds)("POST /api/referrals on %s", (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp(kind);
  });
  afterEach(() => server.close());

  const refer = (body: unknown = referralBody, headers: Record<string, string> = {}) =>
    server.postTo("/api/referrals", body, headers);
  const withKey = (key: string, body: object = referralBody) => refer(body, { "idempotency-key": key });
  const stored = () => server.database.run((db) => db.selectFrom("referrals").selectAll().execute());

  test("is stored as pending and acknowledged with its id", async () => {
    const answer = await refer({ ...referralBody, status: "paid", stripePaymentIntentId: "pi_1" });
    expect(answer.status).toBe(201);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json).toEqual({ referralId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await stored()).toEqual([
      {
        id: answer.json.referralId,
        referrer_name: "Omar Haddad",
        referrer_email: "omar@palm.example.ae",
        business_name: "Corner Cafe",
        contact_person: "Aisha Rahman",
        business_phone: "050 123 4567",
        business_phone_e164: "+971501234567",
        business_type: "cafe",
        notes: "Opening in March",
        status: "pending",
        stripe_payment_intent_id: null,
        locale: "en",
        suspicion: null,
        created_at: "2026-11-21T08:00:00.000Z",
        updated_at: "2026-11-21T08:00:00.000Z",
      },
    ]);
  });

  test("20 at once with one key, with others and with none are one", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? withKey(n % 4 === 1 ? "k" : `k${n}`) : refer())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ json }) => json.referralId)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test("the same words in other spelling are the same; later, and with another shop, it is a new one", async () => {
    const first = await refer();
    const respelt = {
      ...referralBody,
      referrerEmail: "OMAR@palm.example.ae",
      businessPhone: "٠٥٠١٢٣٤٥٦٧",
      locale: "ar",
    };
    expect((await refer(respelt)).json).toEqual(first.json);
    expect((await refer({ ...referralBody, businessName: "Other" })).status).toBe(201);
    server.pass(5 * 60_000 + 1);
    expect((await refer()).status).toBe(201);
    expect(await stored()).toHaveLength(3);
  });

  test("a key is one request's, and leads have keys of their own", async () => {
    await withKey("k1");
    expect((await server.post(quoteBody, { "idempotency-key": "k1" })).status).toBe(201);
    const refused = await withKey("k1", { ...referralBody, notes: "other" });
    expect(refused).toMatchObject({ status: 422, json: { error: { code: "idempotency_key_reused" } } });
  });

  test("controls are left out, Arabic digits are read, formulas and markup are kept as typed", async () => {
    const businessName = '=HYPERLINK("x") <b>\u0000 مقهى';
    expect((await refer({ ...referralBody, businessName, businessPhone: "٠٥٠ ١٢٣ ٤٥٦٧" })).status).toBe(201);
    expect(await stored()).toMatchObject([
      {
        business_name: '=HYPERLINK("x") <b> مقهى',
        business_phone: "٠٥٠ ١٢٣ ٤٥٦٧",
        business_phone_e164: "+971501234567",
      },
    ]);
  });

  test("what is wrong is named, in the language of the request, and nothing is stored", async () => {
    const answer = await refer({ locale: "ar", businessType: "callback_request" });
    expect(answer).toMatchObject({ status: 400, json: { error: { code: "validation" } } });
    expect(answer.json.error.fields).toEqual({
      referrerName: arabicValidation.fullName,
      referrerEmail: arabicValidation.email,
      businessName: arabicValidation.businessName,
      contactPerson: arabicValidation.contactPerson,
      businessPhone: arabicValidation.phone,
      businessType: arabicValidation.businessType,
    });
    for (const body of ["", "{", "null", "[]", '"x"']) expect((await refer(body)).status).toBe(400);
    expect((await refer("x".repeat(40_000))).status).toBe(413);
    expect((await refer("x", { "content-type": "text/plain" })).status).toBe(415);
    expect(await stored()).toEqual([]);
  });

  test("a form without JavaScript gets a page that thanks by name, also when it is sent again", async () => {
    const body = formOf({ ...referralBody, referrerName: "<i>Omar</i>", locale: "ar" });
    const [first, again] = [await refer(body, plainForm), await refer(body, plainForm)];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(first.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
    expect(again.text).toBe(first.text);
    expect(first.text).toContain("وصلت الإحالة");
    expect(first.text).toContain("&lt;i&gt;Omar&lt;/i&gt;");
    expect(parse(first.text).querySelector('[data-fill="contactPerson"]')?.text).toBe("Aisha Rahman");
  });

  test("sent again in the other language it is thanked for in that one", async () => {
    await refer(formOf(referralBody), plainForm);
    const again = await refer(formOf({ ...referralBody, locale: "ar" }), plainForm);
    expect(again.status).toBe(200);
    expect(again.text).toContain("وصلت الإحالة");
    expect(await stored()).toMatchObject([{ locale: "en" }]);
  });

  test("a refused form comes back with what was typed", async () => {
    const body = formOf({ ...referralBody, referrerEmail: "omar", notes: "</textarea>" });
    const answer = await refer(body, plainForm);
    expect(answer.status).toBe(400);
    const form = parse(answer.text).getElementById("referral-form");
    expect(form?.querySelector("[name=referrerName]")?.getAttribute("value")).toBe("Omar Haddad");
    expect(form?.querySelector("[data-error-for=referrerEmail]")?.text).toBe("Please enter a valid email address");
    expect(form?.querySelector("[name=notes]")?.text).toBe("\n</textarea>");
  });

  test("erasing a referral erases what was kept to recognise it", async () => {
    await withKey("k1");
    await server.database.run((db) => db.deleteFrom("referrals").execute());
    expect((await withKey("k1")).status).toBe(201);
  });
});

test("other methods are named, and too many are too many", async () => {
  const few = { sender: { points: 2, duration: 600 }, everyone: { points: 9, duration: 60 } };
  const server = await testApp("sqlite", { limits: few });
  const get = await server.app.inject("/api/referrals");
  expect(get).toMatchObject({ statusCode: 405, headers: { allow: "POST" } });
  await server.postTo("/api/referrals", referralBody);
  await server.post(quoteBody);
  const refused = await server.postTo("/api/referrals", referralBody);
  expect(refused).toMatchObject({ status: 429, json: { error: { code: "too_many_requests" } } });
  expect(server.log.join()).not.toMatch(/Omar|Aisha|palm\.example/);
  await server.close();
});
