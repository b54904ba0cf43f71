import { buildSite, presentBuild } from "../building/build-site.mjs";
import { readSettings } from "../setup/settings.mjs";
import { serveSite } from "./serve-site.mjs";

/** The site as built now for its present origin (or the one of the settings), served on a free port. */
export async function serveBuiltSite() {
  const { publicOrigin } = await readSettings();
  await buildSite(presentBuild()?.origin ?? publicOrigin);
  return await serveSite();
}
