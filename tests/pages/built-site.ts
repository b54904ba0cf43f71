import { globSync, readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { localeCodes, localeOfPath } from "#domain/language/locales.ts";

const folder = new URL("../../dist/", import.meta.url);

/** Every page of the built site that a visitor or a form's answer shows, as the server sends it. */
export const builtPages = globSync(["{en,ar}.html", "{en,ar}/**/*.html", "templates/**/*.html"], {
  cwd: folder.pathname,
})
  .sort()
  .map((file) => {
    const html = readFileSync(new URL(file, folder), "utf8");
    const path = `/${file.replace(/\.html$/, "")}`;
    const document = parse(html, { comment: false });
    return { file, path, html, document, locale: localeOfPath(path.replace(/^\/templates/, "")) };
  });

export type BuiltPage = (typeof builtPages)[number];

/** The pages that search engines are shown. */
export const indexedPages = builtPages.filter(({ document }) => !document.querySelector('meta[name="robots"]'));

export const languages = localeCodes;

export function builtFile(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}

/** What a reader sees or hears: text nodes and the attributes that are read out. */
export function visibleTexts({ document }: BuiltPage): string[] {
  const body = document.querySelector("body");
  const heard = ["alt", "aria-label", "placeholder", "title"].flatMap((name) =>
    (body?.querySelectorAll(`[${name}]`) ?? []).map((element) => element.getAttribute(name) ?? ""),
  );
  const copy = parse(body?.outerHTML ?? "");
  for (const unseen of copy.querySelectorAll("script, style, [lang=en]")) unseen.remove();
  // What stands in <noscript> is kept as text by the parser.
  const shown = copy.structuredText.replace(/<[^>]*>/g, "\n").split("\n");
  const told = ["title", 'meta[name="description"]', 'meta[name="keywords"]', 'meta[property="og:title"]'].map(
    (selector) => {
      const element = document.querySelector(selector);
      return element?.getAttribute("content") ?? element?.text ?? "";
    },
  );
  return [...shown, ...heard, ...told].map((text) => text.trim()).filter(Boolean);
}
