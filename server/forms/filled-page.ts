import { parsePage, setAttribute, setText } from "./html.ts";

export interface PageFilling {
  /** Text for each [data-fill="name"]. */
  texts: Readonly<Record<string, string>>;
  /** Address for each [data-fill-href="name"]. */
  links: Readonly<Record<string, string>>;
}

/** A built template with a visitor's own values put in, escaped. */
export function filledPage(html: string, { texts, links }: PageFilling): string {
  const page = parsePage(html);
  for (const element of page.querySelectorAll("[data-fill]")) {
    setText(element, texts[element.getAttribute("data-fill") ?? ""] ?? "");
  }
  for (const element of page.querySelectorAll("[data-fill-href]")) {
    const address = links[element.getAttribute("data-fill-href") ?? ""];
    if (address !== undefined) setAttribute(element, "href", address);
  }
  return page.toString();
}
