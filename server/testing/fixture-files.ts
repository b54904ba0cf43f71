import { rmSync } from "node:fs";
import { loadSiteFiles, type SiteFiles } from "#server/http/static/site-files.ts";
import { fixtureSite } from "./fixture-site.ts";

let loaded: SiteFiles | undefined;

/** The fixture site in memory, loaded once. */
export function fixtureFiles(): SiteFiles {
  if (loaded) return loaded;
  const folder = fixtureSite();
  loaded = loadSiteFiles(folder);
  rmSync(folder, { recursive: true });
  return loaded;
}
