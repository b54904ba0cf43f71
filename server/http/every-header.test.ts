import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp("sqlite", { publicOrigin: "https://www.example.ae" });
});
afterAll(() => server.close());

/** What every answer carries over TLS. */
const everywhere = {
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
};
/** What whatever a browser shows by itself carries too. */
const shown = {
  ...everywhere,
  "content-security-policy": expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": expect.stringMatching(/^(?:[\w-]+=\(\)(?:, |$))+$/),
};
const compressed = { "content-encoding": "br", vary: "accept-encoding" };
const passing = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };
const json = { "content-type": "application/json; charset=utf-8" };
const html = { "content-type": "text/html; charset=utf-8" };

/** Nothing else: no server's name, no cookie, no date of a framework. */
test.each([
  ["a document", "/en", { ...shown, ...html, ...compressed, "cache-control": "public, max-age=0, must-revalidate" }],
  [
    "a hashed script",
    "/_astro/app.abc.js",
    {
      ...everywhere,
      ...compressed,
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    },
  ],
  [
    "a picture",
    "/images/till@2x.webp",
    {
      ...shown,
      "content-type": "image/webp",
      "cache-control": "public, max-age=0, must-revalidate",
    },
  ],
  ["a page that is not there", "/en/nothing", { ...shown, ...html, vary: compressed.vary, ...passing }],
  ["a redirect", "/about", { ...shown, "cache-control": "no-cache", location: "/en/about" }],
  ["the API", "/api/form-token", { ...shown, ...json, "cache-control": "no-store" }],
  ["a refusal of the API", "/api/nothing", { ...shown, ...json, "cache-control": "no-store" }],
  ["a wrong method", "/api/leads", { ...shown, ...json, "cache-control": "no-store", allow: "POST" }],
  ["health", "/healthz", { ...shown, ...json, "cache-control": "no-store" }],
])("%s carries these headers and no other", async (_what, url, expected) => {
  const { headers } = await server.app.inject({ url, headers: { "accept-encoding": "br" } });
  const { date: _date, connection: _connection, "content-length": _length, etag: _etag, ...carried } = headers;
  expect(carried).toEqual(expected);
});

test("no policy allows what is unsafe", async () => {
  const policy = String((await server.app.inject("/en")).headers["content-security-policy"]);
  expect(policy).not.toMatch(/unsafe|\*(?!\.)/);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).toContain("upgrade-insecure-requests");
});
