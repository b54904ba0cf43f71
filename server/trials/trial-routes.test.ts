import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { formOf, plainForm } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { trialBody } from "#server/testing/trial-body.ts";
import { databaseKinds } from "#tests/support/databases.ts";

describe.each(databaseKinds)("POST /api/trials on %s", (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp(kind);
  });
  afterEach(() => server.close());

  const ask = (body: unknown = trialBody, headers: Record<string, string> = {}) =>
    server.postTo("/api/trials", body, headers);
  const stored = () => server.database.run((db) => db.selectFrom("trials").selectAll().execute());

  test("is stored as new and acknowledged with a personal address", async () => {
    const answer = await ask({ ...trialBody, status: "won", downloadCount: 9, id: "mine" });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      trialId: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: `/en/trial-download/${answer.json.trialId}`,
    });
    expect(await stored()).toEqual([
      {
        id: answer.json.trialId,
        full_name: "Layla Nasser",
        email: "layla@bakery.example.ae",
        phone: "050 765 4321",
        phone_e164: "+971507654321",
        business_type: "retail",
        download_count: 0,
        status: "new",
        locale: "en",
        suspicion: null,
        created_at: "2026-11-21T08:00:00.000Z",
        updated_at: "2026-11-21T08:00:00.000Z",
      },
    ]);
  });

  test("the type of business may be missing or empty", async () => {
    const { businessType: _type, ...rest } = trialBody;
    expect((await ask(rest)).status).toBe(201);
    expect((await ask({ ...rest, businessType: "" })).status).toBe(200);
    expect(await stored()).toMatchObject([{ business_type: null }]);
  });

  test("sent twice it is one trial", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask(trialBody, { "idempotency-key": `k${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201]);
    expect(await stored()).toHaveLength(1);
  });

  test("what is wrong is named in the language of the request", async () => {
    const answer = await ask({ fullName: "L", phone: "1", locale: "ar" });
    expect(answer.status).toBe(400);
    expect(answer.json.error.fields).toEqual({
      fullName: arabicValidation.fullName,
      email: arabicValidation.email,
      phone: arabicValidation.phone,
    });
  });

  test("a form without JavaScript is led to the personal page, and by a reload to the same one", async () => {
    const body = formOf({ ...trialBody, locale: "ar" });
    const [first, again] = [await ask(body, plainForm), await ask(body, plainForm)];
    const [trial] = await stored();
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(first.headers).toMatchObject({ location: `/ar/trial-download/${trial?.id}`, "cache-control": "no-store" });
    expect(again.headers.location).toBe(first.headers.location);
  });

  test("sent again in the other language it leads to the page in that one", async () => {
    const { json } = await ask();
    const again = await ask({ ...trialBody, locale: "ar" });
    expect(again.json).toEqual({ trialId: json.trialId, url: `/ar/trial-download/${json.trialId}` });
    const plain = await ask(formOf({ ...trialBody, locale: "ar" }), plainForm);
    expect(plain.headers.location).toBe(again.json.url);
  });

  test("a refused form comes back with what was typed", async () => {
    const answer = await ask(formOf({ ...trialBody, fullName: "L" }), plainForm);
    expect(answer.status).toBe(400);
    const form = parse(answer.text).getElementById("trial-form");
    expect(form?.querySelector("[name=phone]")?.getAttribute("value")).toBe("050 765 4321");
    expect(form?.querySelector("[data-error-for=fullName]")?.text).toBe("Name must be at least 2 characters");
  });

  test("the personal page says so to its owner only, in both languages", async () => {
    const { json } = await ask();
    const shown = async (address: string) => {
      const answer = await server.app.inject(address);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
      expect(answer.body).not.toMatch(/rel="(?:canonical|alternate)"/);
      const page = parse(answer.body);
      return ["[data-personal]", "[data-impersonal]"].map((part) => !page.querySelector(part)?.hasAttribute("hidden"));
    };
    expect(await shown(json.url)).toEqual([true, false]);
    expect(await shown(json.url.replace("/en/", "/ar/"))).toEqual([true, false]);
    for (const id of ["0".repeat(32), "x".repeat(500), "%27"]) {
      expect(await shown(`/en/trial-download/${id}`)).toEqual([false, true]);
    }
  });

  test("the personal page's language link leads to itself in the other language", async () => {
    const { json } = await ask();
    for (const address of [json.url, "/en/trial-download/unknown"]) {
      const page = parse((await server.app.inject(address)).body);
      const link = page.querySelector("[data-language-switch]");
      expect(link?.getAttribute("href")).toBe(address.replace("/en/", "/ar/"));
    }
  });

  test("while the database is away the personal page is the plain one", async () => {
    const { json } = await ask();
    const away = await testApp("sqlite");
    await away.leads();
    await away.database.close();
    const answer = await away.app.inject(json.url);
    expect(answer.statusCode).toBe(200);
    expect(parse(answer.body).querySelector("[data-personal]")?.hasAttribute("hidden")).toBe(true);
    await away.app.close();
  });
});
