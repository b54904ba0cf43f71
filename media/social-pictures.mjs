// node media/social-pictures.mjs [en/home ...]: the picture shown with a shared link, for each page and language, into
// public/social. The build draws those whose title, price or design changed, where there is a browser; this draws all.
import { drawSocialPictures } from "./social/draw.mjs";
import { socialPictures } from "./social/pictures.mjs";

const wanted = process.argv.slice(2);
await drawSocialPictures(socialPictures().filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
