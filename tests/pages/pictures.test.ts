import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { builtPages, languages } from "./built-site.ts";

const files = readdirSync(new URL("../../site/pictures/", import.meta.url));
const parts = files.map(
  (file) => /^(?<name>.+)-(?<width>\d+)\.(?<format>avif|webp)$/.exec(file)?.groups ?? { name: file },
);
const names = [...new Set(parts.map(({ name }) => name ?? ""))];
const language = /-(en|ar)$/;
const shown = builtPages.flatMap((page) =>
  page.document.querySelectorAll("picture").map((picture) => ({ page, picture })),
);
const addresses = shown.map(({ picture }) => picture.outerHTML).join();

describe.each(names)("the picture %s", (name) => {
  const own = parts.filter((part) => part.name === name);

  it("is there in both formats, in the same two widths", () => {
    const widths = (format: string) => own.flatMap((part) => (part.format === format ? [part.width] : [])).sort();
    expect(widths("avif")).toHaveLength(2);
    expect(widths("webp")).toEqual(widths("avif"));
  });

  it("is shown, and in each language if it is written in one", () => {
    expect(addresses).toContain(`/${name}-`);
    if (language.test(name)) for (const code of languages) expect(names).toContain(name.replace(language, `-${code}`));
  });
});

it("every picture is told in its page's language, and holds its place before it comes", () => {
  expect(shown.length).toBeGreaterThan(0);
  for (const { page, picture } of shown) {
    const image = picture.querySelector("img");
    const alt = image?.getAttribute("alt") ?? "";
    expect(alt, page.path).toMatch(page.locale === "ar" ? /^[^a-z]*\p{Script=Arabic}[^a-z]*$/u : /^[ -~’“”–]{20,}$/);
    expect(Number(image?.getAttribute("width")), page.path).toBeGreaterThan(0);
    expect(Number(image?.getAttribute("height")), page.path).toBeGreaterThan(0);
    expect(picture.querySelectorAll('source[type="image/avif"]').length, page.path).toBeGreaterThan(0);
    const other = languages.filter((code) => code !== page.locale);
    for (const code of other) expect(picture.outerHTML, page.path).not.toMatch(new RegExp(`/[a-z-]+-${code}-\\d+`));
  }
});
