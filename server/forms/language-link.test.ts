import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { withLanguageLink } from "./language-link.ts";

const page = '<p><a href="/en/faq">FAQ</a><a class="x" data-language-switch="ar" href="/ar" hreflang="ar-AE">x</a></p>';

it.each([
  ["/en/nothing?x=1&y=2", "/ar/nothing?x=1&y=2"],
  ["/nothing", "/ar/nothing"],
  ["//evil.example/x", "/ar/evil.example/x"],
  ["/\\evil.example", "/ar/\\evil.example"],
  ["http://evil.example/x", "/ar/http:/evil.example/x"],
  [`/en/"><script>alert('1')</script>&quot;&lt;`, `/ar/"><script>alert('1')</script>&quot;&lt;`],
  ["/en/$&$1", "/ar/$&$1"],
])("the language link of a page at %s leads to %s, and to this site", (target, other) => {
  const sent = parse(withLanguageLink(page, target));
  expect(sent.querySelector("[data-language-switch]")?.getAttribute("href")).toBe(other);
  expect(sent.querySelector("a")?.getAttribute("href")).toBe("/en/faq");
  expect(sent.querySelectorAll("script")).toHaveLength(0);
});
