import { afterAll, beforeAll, expect, test } from "vitest";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)("%s /api/leads is a 405 in JSON", async (method) => {
  const answer = await server.app.inject({ method, url: "/api/leads" });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe("POST");
  expect(answer.json().error).toMatchObject({ code: "method_not_allowed", message: expect.any(String) });
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/"],
  ["GET", "/api/nothing"],
  ["GET", "/api/nothing?x=1"],
  ["POST", "/api/nothing"],
  ["POST", "/api/leads/"],
  ["DELETE", "/api/leads/1"],
  ["GET", "/api/%E0%A4%A"],
  ["GET", "/api//about"],
] as const)("%s %s is a 404 in JSON", async (method, url) => {
  const answer = await server.app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error).toMatchObject({ code: "not_found", message: expect.any(String) });
});

test("neither looks at the body", async () => {
  const headers = { "content-type": "text/xml" };
  expect((await server.app.inject({ method: "POST", url: "/api/x", headers, payload: "<" })).statusCode).toBe(404);
  expect((await server.app.inject({ method: "PUT", url: "/api/leads", headers, payload: "<" })).statusCode).toBe(405);
});

test("/healthz and /readyz answer", async () => {
  for (const [url, status] of [
    ["/healthz", "ok"],
    ["/readyz", "ready"],
  ] as const) {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status });
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

test("logs hold what an operator needs and nothing about a person", async () => {
  const canary = "canary-7f3a";
  const body = { ...quoteBody, businessName: canary, email: `${canary}@example.ae`, notes: canary };
  await server.post(body, {
    "idempotency-key": canary,
    cookie: canary,
    "user-agent": canary,
    referer: `http://x/${canary}`,
  });
  await server.post({ ...body, phone: canary });
  await server.post(`{"${canary}"`);
  await server.app.inject(`/en/products?email=${canary}@example.ae`);
  await server.app.inject(`/${canary}`);
  await server.app.inject(`/api/${canary}?q=${canary}`);
  await server.app.inject({ method: "PUT", url: "/api/leads", headers: { "x-forwarded-for": canary } });
  await server.database.run((db) => db.schema.dropTable("leads").execute());
  expect((await server.post({ ...body, numberOfOutlets: 7 })).status).toBe(500);

  const log = server.log.join("");
  expect(log).not.toContain(canary);
  expect(log).not.toContain("127.0.0.1");
  const lines = server.log.map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: "request",
      method: "POST",
      route: "/api/leads",
      status: 400,
      error: "validation",
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ event: "failed", error: expect.objectContaining({ name: "Error" }) }),
  );
  for (const line of lines) expect(line).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});
