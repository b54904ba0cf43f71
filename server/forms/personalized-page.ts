import { parsePage } from "./html.ts";

/** A built page as one person sees it: [data-personal] is shown to them only, [data-impersonal] to everyone else. */
export function personalizedPage(html: string): string {
  const page = parsePage(html);
  for (const element of page.querySelectorAll("[data-personal]")) element.removeAttribute("hidden");
  for (const element of page.querySelectorAll("[data-impersonal]")) element.setAttribute("hidden", "");
  return page.toString();
}
