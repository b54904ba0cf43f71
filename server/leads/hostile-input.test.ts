import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callbackBody, invoiceBody, quoteBody } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { databaseKinds } from "#tests/support/databases.ts";

// Whole processes and waits, on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

const fine = new Set([200, 201, 400, 413, 415]);
const RUNS = { seed: 20261121, numRuns: 150 };

describe.each(databaseKinds)("nothing a client sends is a 500 on %s", (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(kind);
  });
  afterAll(() => server.close());

  async function expectFine(body: unknown, headers?: Record<string, string>) {
    const { status, text } = await server.post(body, headers);
    expect(fine, `${status} ${text}`).toContain(status);
  }

  test("U+0000 and other controls are left out of what is stored", async () => {
    const body = { ...quoteBody, businessName: "Nul\u0000l & \u0007Bell", notes: "a\u0000b\u001bc" };
    expect((await server.post(body)).status).toBe(201);
    expect((await server.leads())[0]).toMatchObject({ business_name: "Null & Bell", notes: "abc" });
  });

  test("lone surrogates become a replacement character", async () => {
    const json = JSON.stringify(quoteBody).replace("Corner Cafe", "Half \\ud83d Cafe");
    expect((await server.post(json)).status).toBe(201);
    expect((await server.leads()).map((lead) => lead.business_name)).toContain("Half \ufffd Cafe");
  });

  test.each([
    ["deep nesting", `{"notes":${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
    ["a deep object", `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`],
    ["duplicate keys", `{"businessName":"One","businessName":"Two"}`],
    ["__proto__", `{"__proto__":{"admin":true},"businessName":"One"}`],
    ["constructor", `{"constructor":{"prototype":{"admin":true}},"businessName":"One"}`],
    ["a name of an object's own", `{"toString":1,"hasOwnProperty":1,"source":"constructor","locale":"__proto__"}`],
    ["100 kB in one string", JSON.stringify({ ...quoteBody, notes: "x".repeat(100_000) })],
    ["a huge number", `{"numberOfOutlets":1e400,"phone":1e400}`],
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ["a byte order mark", `\ufeff${JSON.stringify(quoteBody)}`],
  ])("%s", async (_name, body) => {
    await expectFine(body);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test("junk keys do not cost a lead", async () => {
    const json = `{"__proto__":{"a":1},"constructor":{"prototype":{}},${JSON.stringify({ ...quoteBody, notes: "junk" }).slice(1)}`;
    expect((await server.post(json)).status).toBe(201);
  });

  test("any JSON at all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), (json) => expectFine(json)),
      RUNS,
    );
  });

  test("any value in any field", async () => {
    const field = fc.constantFrom(
      ...new Set([quoteBody, callbackBody, invoiceBody].flatMap((body) => Object.keys(body))),
    );
    const value = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.jsonValue({ maxDepth: 2 }));
    const body = fc.constantFrom(quoteBody, callbackBody, invoiceBody);
    await fc.assert(
      fc.asyncProperty(body, fc.dictionary(field, value, { maxKeys: 4 }), (valid, changes) =>
        expectFine({ ...valid, ...changes }),
      ),
      RUNS,
    );
  });

  test("any bytes as a form", async () => {
    const bytes = fc.oneof(fc.string({ unit: "binary", maxLength: 500 }), fc.webQueryParameters());
    const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
    await fc.assert(
      fc.asyncProperty(bytes, (form) => expectFine(Buffer.from(form), headers)),
      RUNS,
    );
  });
});
