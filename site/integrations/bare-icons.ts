import { rewritePages } from "./rewrite-pages.ts";

/** The icon set writes its names and XML's namespace into every icon; in a page nothing asks for either. */
export const bareIcons = rewritePages("bare-icons", withBareIcons);

export function withBareIcons(html: string): string {
  return html.replace(/<svg [^>]*>/g, (tag) =>
    tag
      .replace(' xmlns="http://www.w3.org/2000/svg"', "")
      .replace(/ class="lucide(?: lucide-[a-z0-9-]+)* ?/, ' class="')
      .replace(' class=""', ""),
  );
}
