// node media/pictures.mjs MASTERS [picture ...]: the rendered PNGs, named picture or picture-language, as AVIF and WebP
// in two widths into site/pictures/{name}-{width}.{format}. The masters come from media/blender/render.py.
import { mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { sharp } from "./sharp.mjs";

const [masters = "masters", ...wanted] = process.argv.slice(2);
const folder = "site/pictures";
/** The small one is what a phone gets. */
const smallWidth = 640;
const formats = /** @type {const} */ ({
  avif: { quality: 50, effort: 5, chromaSubsampling: "4:2:0" },
  webp: { quality: 76, alphaQuality: 80, effort: 4, smartSubsample: true },
});

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(masters).filter((name) => name.endsWith(".png"))) {
  const name = basename(file, ".png");
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const master = await withoutBorder(sharp(join(masters, file)));
  const { width = smallWidth } = await sharp(master).metadata();
  for (const size of new Set([Math.min(smallWidth, Math.round(width * 0.75)), width])) {
    for (const [format, options] of Object.entries(formats)) {
      const target = join(folder, `${name}-${size}.${format}`);
      const picture = sharp(master).resize(size, null, { kernel: "lanczos3" });
      const { size: bytes } = await picture[/** @type {"avif" | "webp"} */ (format)](options).toFile(target);
      process.stdout.write(`${target} ${(bytes / 1000).toFixed(1)} kB\n`);
    }
  }
}

/**
 * A cut-out's shadow fades long before its frame ends, so that no ground shows where the picture stops; what casts it
 * fades only where it runs out of the frame, as a cable does.
 * @param {import("sharp").Sharp} picture
 */
async function withoutBorder(picture) {
  if ((await picture.stats()).isOpaque) return await picture.png().toBuffer();
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const covers = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] ?? 0);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const thing = Math.min(1, Math.max(0, (densest(covers, at, width) - 170) / 60));
      const fade = (/** @type {number} */ reach) =>
        rise((Math.min(x, width - 1 - x) / width) * reach) * rise((Math.min(y, height - 1 - y) / width) * reach);
      data[at * 4 + 3] = Math.round((covers[at] ?? 0) * (thing * fade(45) + (1 - thing) * fade(8)));
    }
  return await sharp(data, { raw: info }).png().toBuffer();
}

/** The outline of a thing counts as the thing. @param {Uint8Array} covers @param {number} at @param {number} width */
function densest(covers, at, width) {
  return Math.max(...[0, -1, 1, -width, width].map((step) => covers[at + step] ?? 0));
}

/** @param {number} part */
function rise(part) {
  const within = Math.min(1, part);
  return within * within * (3 - 2 * within);
}
