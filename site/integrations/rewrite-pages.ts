import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Writes every built page anew, for what Astro has no setting for. */
export function rewritePages(name: string, rewrite: (html: string) => string): AstroIntegration {
  return {
    name,
    hooks: {
      async "astro:build:generated"({ dir }) {
        for await (const file of glob("**/*.html", { cwd: fileURLToPath(dir) })) {
          const page = new URL(file, dir);
          await writeFile(page, rewrite(await readFile(page, "utf8")));
        }
      },
    },
  };
}
