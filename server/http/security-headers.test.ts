import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { embedHosts } from "#domain/embeds.ts";
import { inlineScript, inlineStyle } from "#server/testing/fixture-site.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { inlineHashes } from "./static/inline-hashes.ts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function directives(policy: unknown): Record<string, string> {
  return Object.fromEntries(
    String(policy)
      .split("; ")
      .map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]),
  );
}

describe("over http", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  test("the policy allows the site's own files and the very code that stands in its pages", async () => {
    const { headers } = await server.app.inject("/en");
    expect(directives(headers["content-security-policy"])).toEqual({
      "default-src": "'none'",
      "script-src": `'self' ${sha256(inlineScript)}`,
      "style-src": `'self' ${sha256(inlineStyle)}`,
      "img-src": "'self' data:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "media-src": "'self'",
      "manifest-src": "'self'",
      "frame-src": embedHosts.join(" "),
      "form-action": "'self'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    });
  });

  test.each(["/en", "/", "/nothing", "/%E0%A4%A", "/api/leads", "/api/nothing", "/healthz", "/robots.txt"])(
    "%s carries all of them",
    async (url) => {
      const { headers } = await server.app.inject(url);
      expect(headers["content-security-policy"]).not.toContain("unsafe");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );
});

test("over https: strict transport, and no request without it", async () => {
  const server = await testApp("sqlite", { publicOrigin: "https://www.example.ae" });
  const { headers } = await server.app.inject("/en");
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  expect(directives(headers["content-security-policy"])).toHaveProperty("upgrade-insecure-requests");
  await server.close();
});

describe("hashes of inline code", () => {
  test("cover every script and style once, in whatever form it is written", () => {
    const page = `<SCRIPT>one()</SCRIPT ><script type=module async>two()</script><script>one()</script>
      <script type="speculationrules">{"a":1}</script><style media="print">a{}</style>`;
    expect(inlineHashes([page, page])).toEqual({
      scripts: [sha256("one()"), sha256("two()"), sha256('{"a":1}')].sort(),
      styles: [sha256("a{}")],
    });
  });

  test("leave out data and files", () => {
    const page = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
      <script type='application/json' id="x">{}</script>`;
    expect(inlineHashes([page]).scripts).toEqual([]);
  });

  test("are taken over the text as a browser reads it: exact, with line feeds", () => {
    expect(inlineHashes(["<script>\r\n a < b && 'é'\r\n</script>"]).scripts).toEqual([sha256("\n a < b && 'é'\n")]);
  });
});
