import { downloadPath } from "#domain/pages.ts";
import { parsePage, setAttribute } from "./html.ts";
import { unlistedPage } from "./unlisted-page.ts";

/** A built page as one person sees it: [data-personal] is shown to them only, [data-impersonal] to everyone else; the download
 * counts for their trial. */
export function personalizedPage(html: string, trialId: string): string {
  const page = parsePage(unlistedPage(html));
  for (const element of page.querySelectorAll("[data-personal]")) element.removeAttribute("hidden");
  for (const element of page.querySelectorAll("[data-impersonal]")) element.setAttribute("hidden", "");
  for (const link of page.querySelectorAll("[data-counted-download]"))
    setAttribute(link, "href", downloadPath(trialId));
  return page.toString();
}
