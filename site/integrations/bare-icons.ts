import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The icon set writes its names and XML's namespace into every icon; in a page nothing asks for either. */
export const bareIcons: AstroIntegration = {
  name: "bare-icons",
  hooks: {
    async "astro:build:generated"({ dir }) {
      for await (const file of glob("**/*.html", { cwd: fileURLToPath(dir) })) {
        const page = new URL(file, dir);
        await writeFile(page, withBareIcons(await readFile(page, "utf8")));
      }
    },
  },
};

export function withBareIcons(html: string): string {
  return html.replace(/<svg [^>]*>/g, (tag) =>
    tag
      .replace(' xmlns="http://www.w3.org/2000/svg"', "")
      .replace(/ class="lucide(?: lucide-[a-z0-9-]+)* ?/, ' class="')
      .replace(' class=""', ""),
  );
}
