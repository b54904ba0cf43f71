import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { movedPages } from "#domain/pages.ts";
import { builtPages } from "./built-site.ts";

const byPath = new Map(builtPages.map((page) => [page.path, page]));
const moved: Readonly<Record<string, string>> = movedPages;

/** The page at an address of this site, after the server's redirects; undefined where none is. */
function pageAt(path: string) {
  const [, locale = "", ...rest] = path.split("/");
  return byPath.get(path) ?? byPath.get(`/${locale}/${moved[rest.join("/")]}`);
}

describe.each(builtPages)("$path", ({ document, locale }) => {
  const links = document
    .querySelectorAll("a[href]")
    .map((link) => ({ href: link.getAttribute("href") ?? "", switches: link.hasAttribute("data-language-switch") }))
    // Addresses of the API are no pages: the download that is counted.
    .filter(({ href }) => (href.startsWith("/") && !href.startsWith("/api/")) || href.startsWith("#"));

  it("has no broken link, and none to a place that is not on its page", () => {
    const broken = links.filter(({ href }) => {
      const [path = "", hash] = href.split(/[?#]/).length > 1 ? [href.split(/[?#]/)[0], href.split("#")[1]] : [href];
      if (path && existsSync(new URL(`../../dist${path}`, import.meta.url))) return false;
      const page = path ? pageAt(path) : { document };
      return !page || (hash !== undefined && hash !== "" && !page.document.getElementById(hash));
    });
    expect(broken.map(({ href }) => href)).toEqual([]);
  });

  it("stays in its language, but for the language link", () => {
    const leaving = links.filter(
      ({ href, switches }) => href.startsWith("/") && !switches && !href.startsWith(`/${locale}`),
    );
    expect(leaving.map(({ href }) => href)).toEqual([]);
  });
});
