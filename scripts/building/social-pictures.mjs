import { staleSocialPictures } from "../../media/social/pictures.mjs";
import { presentChromium } from "../find-chromium.mjs";

/** Draws the pictures of shared links anew whose title, price or design changed. A server may lack what that takes. */
export async function refreshSocialPictures() {
  const stale = staleSocialPictures();
  if (stale.length === 0) return;
  const draw = presentChromium() ? await drawing() : undefined;
  if (draw) await draw(stale);
  else
    console.warn(`${stale.length} pictures of shared links show an older title, price or design; npm test draws them.`);
}

/** Undefined where only what production needs is installed. */
async function drawing() {
  try {
    return (await import("../../media/social/draw.mjs")).drawSocialPictures;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
