import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * Browsers fetch module scripts before the fonts of the first screen. Here no script is needed for it, so they are
 * told to wait their turn; Astro has no way to say so.
 */
export const paintBeforeScripts: AstroIntegration = {
  name: "paint-before-scripts",
  hooks: {
    async "astro:build:generated"({ dir }) {
      for await (const file of glob("**/*.html", { cwd: fileURLToPath(dir) })) {
        const page = new URL(file, dir);
        const html = await readFile(page, "utf8");
        await writeFile(
          page,
          html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src='),
        );
      }
    },
  },
};
