import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test.each([
  ["/en", "text/html; charset=utf-8", "Home"],
  ["/ar", "text/html; charset=utf-8", "الرئيسية"],
  ["/en/products?utm=1", "text/html; charset=utf-8", "Products"],
  ["/robots.txt", "text/plain; charset=utf-8", "User-agent"],
  ["/_astro/app.abc.js", "text/javascript; charset=utf-8", "Words"],
  ["/images/till@2x.webp", "image/webp", "picture"],
  ["/favicon.ico", "image/x-icon", "icon"],
])("%s is served", async (url, type, text) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe(type);
  expect(answer.body).toContain(text);
});

test("a script carries no header that only a document heeds, and stays what it says it is", async () => {
  const { headers } = await get("/_astro/app.abc.js");
  expect(headers).not.toHaveProperty("content-security-policy");
  expect(headers).not.toHaveProperty("permissions-policy");
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin" });
});

describe("encodings", () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

  test.each(["br", "gzip", "zstd"] as const)("%s is taken from the file beside", async (encoding) => {
    const answer = await get("/en", { "accept-encoding": encoding });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("accept-encoding");
    expect(decoders[encoding](answer.rawPayload).toString()).toContain("<h1>Home</h1>");
  });

  test.each([
    ["", undefined],
    ["identity", undefined],
    ["deflate", undefined],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["gzip;q=0.5, identity;q=0.9", undefined],
    ["*;q=0, zstd", "zstd"],
    ["GZIP", "gzip"],
    ["x-gzip", "gzip"],
    ["br;q=nonsense, gzip;q=0.2", "gzip"],
    ["*;q=0", undefined],
  ])("Accept-Encoding %o gives %o", async (accepted, encoding) => {
    const answer = await get("/en", { "accept-encoding": accepted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("accept-encoding");
  });

  test("of several equal ones the smallest is sent", async () => {
    const best = await get("/en", { "accept-encoding": "gzip, deflate, br, zstd" });
    for (const encoding of ["gzip", "br", "zstd"]) {
      const one = await get("/en", { "accept-encoding": encoding });
      expect(best.rawPayload.length).toBeLessThanOrEqual(one.rawPayload.length);
    }
  });
});

describe("caching", () => {
  test("hashed files are kept for ever, all else is asked for again", async () => {
    expect((await get("/_astro/app.abc.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const url of ["/en", "/robots.txt", "/media/tour.mp4"]) {
      expect((await get(url)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  test("each encoding has a strong tag of its own, and a known one is a 304", async () => {
    const tags = new Set<string>();
    for (const encoding of ["br", "gzip", "zstd", "identity"]) {
      const headers = { "accept-encoding": encoding };
      const etag = String((await get("/en", headers)).headers.etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      tags.add(etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const answer = await get("/en", { ...headers, "if-none-match": known });
        expect(answer.statusCode).toBe(304);
        expect(answer.body).toBe("");
        expect(answer.headers.etag).toBe(etag);
        expect(answer.headers.vary).toBe("accept-encoding");
        expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      }
      expect((await get("/en", { ...headers, "if-none-match": '"other"' })).statusCode).toBe(200);
    }
    expect(tags.size).toBe(4);
  });

  test("HEAD has the headers of GET and no body", async () => {
    for (const url of ["/en", "/nothing", "/media/tour.mp4"]) {
      const whole = await get(url);
      const head = await server.app.inject({ method: "HEAD", url });
      expect(head.statusCode).toBe(whole.statusCode);
      expect(head.body).toBe("");
      for (const name of ["etag", "content-type", "content-length", "cache-control"]) {
        expect(head.headers[name]).toBe(whole.headers[name]);
      }
    }
  });
});

describe("parts of a video", () => {
  test.each([
    ["bytes=0-99", "bytes 0-99/1000", 100],
    ["bytes=900-", "bytes 900-999/1000", 100],
    ["bytes=-10", "bytes 990-999/1000", 10],
    ["bytes=990-2000", "bytes 990-999/1000", 10],
    ["bytes=-5000", "bytes 0-999/1000", 1000],
  ])("%s", async (range, contentRange, length) => {
    const answer = await get("/media/tour.mp4", { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers["content-range"]).toBe(contentRange);
    expect(answer.headers["content-length"]).toBe(String(length));
    const first = Number(/\d+/.exec(contentRange)?.[0]);
    expect(answer.rawPayload[0]).toBe(first % 251);
  });

  test.each(["bytes=1000-", "bytes=-0"])("%s is a 416", async (range) => {
    const answer = await get("/media/tour.mp4", { range });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers["content-range"]).toBe("bytes */1000");
  });

  test.each(["bytes=5-1", "bytes=0-1,5-6", "items=0-1", "bytes=", "bytes=a-b"])("%s is ignored", async (range) => {
    const answer = await get("/media/tour.mp4", { range });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["accept-ranges"]).toBe("bytes");
    expect(answer.rawPayload.length).toBe(1000);
  });

  test("If-Range holds for this very file only", async () => {
    const etag = String((await get("/media/tour.mp4")).headers.etag);
    expect((await get("/media/tour.mp4", { range: "bytes=0-1", "if-range": etag })).statusCode).toBe(206);
    expect((await get("/media/tour.mp4", { range: "bytes=0-1", "if-range": '"old"' })).statusCode).toBe(200);
  });
});

describe("what is not there", () => {
  test.each([
    ["/en/nothing", "404 Page Not Found"],
    ["/nothing", "404 Page Not Found"],
    ["/ar/nothing", "404 الصفحة غير موجودة"],
    ["/ar/404", "404 الصفحة غير موجودة"],
    ["/AR/nothing", "404 الصفحة غير موجودة"],
    ["/fr/nothing", "404 Page Not Found"],
    ["/en.html", "404 Page Not Found"],
    ["/en/about.html", "404 Page Not Found"],
    ["/index", "404 Page Not Found"],
    ["/_astro/gone.js", "404 Page Not Found"],
    ["/en.html.br", "404 Page Not Found"],
    ["/templates/en/request-received", "404 Page Not Found"],
    ["/templates/en/request-received.html", "404 Page Not Found"],
    ["/.secret", "404 Page Not Found"],
    ["/.build.json", "404 Page Not Found"],
    ["/__proto__", "404 Page Not Found"],
    ["/%E0%A4%A", "404 Page Not Found"],
    ["/../package.json", "404 Page Not Found"],
    ["/en/../../package.json", "404 Page Not Found"],
    ["/..%2f..%2fpackage.json", "404 Page Not Found"],
    ["/%2e%2e/%2e%2e/etc/passwd", "404 Page Not Found"],
    ["/en%00.html", "404 Page Not Found"],
    ["/\\..\\package.json", "404 Page Not Found"],
    [`/${"x".repeat(3000)}`, "404 Page Not Found"],
  ])("%s is a 404 in the right language", async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
    expect(answer.headers["cache-control"]).toContain("no-store");
    expect(answer.headers["content-security-policy"]).toBeDefined();
    expect(answer.body).toContain(`<h1>${title}</h1>`);
  });

  test.each([
    ["/en/nothing/here?x=1&y=2", "/ar/nothing/here?x=1&y=2"],
    ["/ar/nothing", "/en/nothing"],
    ["/nothing", "/ar/nothing"],
    ["/%E0%A4%A", "/ar/%E0%A4%A"],
  ])("the language link of %s leads to %s", async (url, other) => {
    for (const encoding of ["", "gzip, br"]) {
      const answer = await get(url, { "accept-encoding": encoding });
      const html = encoding ? gunzipSync(answer.rawPayload).toString() : answer.body;
      const page = parse(html);
      expect(page.querySelector("[data-language-switch]")?.getAttribute("href")).toBe(other);
    }
  });

  test("a page takes GET and HEAD only", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"] as const) {
      const answer = await server.app.inject({ method, url: "/en" });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD");
    }
  });
});

test.each([
  ["/", 307, "/en"],
  ["/?a=1&a=2", 307, "/en?a=1&a=2"],
  ["/fr/about", 308, "/en/about"],
  ["/ar/trial", 308, "/ar/trial-download"],
  ["/en/", 308, "/en"],
])("%s is sent on with %i to %s", async (url, status, location) => {
  for (const method of ["GET", "HEAD"] as const) {
    const answer = await server.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(location);
    expect(answer.body).toBe("");
  }
});

test.each(["en", "ar"])("a personal trial page in %s is the trial page, kept by nobody", async (locale) => {
  const answer = await get(`/${locale}/trial-download/unknown-id`);
  const plain = await get(`/${locale}/trial-download`);
  const unnamed = (html: string) =>
    html
      .replace(/<link rel="(?:canonical|alternate)"[^>]*>|<meta property="og:url"[^>]*>/g, "")
      .replace(/(data-language-switch="\w+" href=")[^"]*/, "$1");
  expect(answer.statusCode).toBe(200);
  expect(unnamed(answer.body)).toBe(unnamed(plain.body));
  expect(answer.body).not.toMatch(/rel="(?:canonical|alternate)"|og:url/);
  expect(plain.body).toMatch(/rel="canonical"/);
  expect(answer.headers["x-robots-tag"]).toBe("noindex");
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  expect(plain.headers["x-robots-tag"]).toBeUndefined();
});
