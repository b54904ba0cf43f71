import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { StartError } from "#server/start-error.ts";
import { loadSiteFiles, noSite, type SiteFiles } from "./site-files.ts";

type Settings = Pick<Env, "distDir" | "publicOrigin" | "development">;

/**
 * The built site. Its pages name their own address, so one built for another origin is not served; in development,
 * where another server shows the pages, neither that nor a missing build matters.
 * @throws StartError
 */
export function builtSite({ distDir, publicOrigin, development }: Settings): SiteFiles {
  if (!existsSync(join(distDir, "en.html"))) {
    if (development) return noSite;
    throw new StartError(`There is no built site in ${distDir}. Build it with: npm run build`);
  }
  const origin = builtFor(distDir);
  if (origin !== undefined && origin !== publicOrigin && !development) {
    throw new StartError(
      `The site in ${distDir} was built for ${origin}, but PUBLIC_ORIGIN is ${publicOrigin}. Build it again with: npm run build`,
    );
  }
  return loadSiteFiles(distDir);
}

function builtFor(distDir: string): string | undefined {
  const record = join(distDir, ".build.json");
  return existsSync(record) ? JSON.parse(readFileSync(record, "utf8")).origin : undefined;
}
