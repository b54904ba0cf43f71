import type { HTMLElement } from "node-html-parser";
import { fill } from "#domain/language/fill.ts";
import { parsePage, setAttribute, setText } from "./html.ts";

export interface PageFilling {
  /** Text for each [data-fill="name"]. */
  texts: Readonly<Record<string, string>>;
  /** Address for each [data-fill-href="name"]. */
  links: Readonly<Record<string, string>>;
  /** Where the language links of this page lead: its own address in the other language. */
  otherLanguage?: string;
}

/** A built template with a visitor's own values put in, escaped. */
export function filledPage(html: string, { texts, links, otherLanguage }: PageFilling): string {
  const page = parsePage(html);
  fillTitles(page, texts);
  for (const element of page.querySelectorAll("[data-fill]")) {
    setText(element, texts[element.getAttribute("data-fill") ?? ""] ?? "");
  }
  for (const element of page.querySelectorAll("[data-fill-href]")) {
    const address = links[element.getAttribute("data-fill-href") ?? ""];
    if (address !== undefined) setAttribute(element, "href", address);
  }
  if (otherLanguage !== undefined) {
    for (const link of page.querySelectorAll("a[data-language-switch]")) setAttribute(link, "href", otherLanguage);
  }
  return page.toString();
}

/** Titles hold {names}, because no element can stand in them. */
function fillTitles(page: HTMLElement, texts: PageFilling["texts"]) {
  const title = page.querySelector("title");
  if (title) setText(title, fill(title.text, texts));
  for (const meta of page.querySelectorAll('meta[property="og:title"], meta[name="twitter:title"]')) {
    setAttribute(meta, "content", fill(meta.getAttribute("content") ?? "", texts));
  }
}
