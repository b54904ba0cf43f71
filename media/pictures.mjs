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
 * The shadow of a cut-out fades before its frame ends, so that no ground shows where the picture stops.
 * @param {import("sharp").Sharp} picture
 */
async function withoutBorder(picture) {
  const { width = 0, height = 0 } = await picture.metadata();
  if ((await picture.stats()).isOpaque) return await picture.png().toBuffer();
  const soft = width / 70;
  const inner = `x="${2.5 * soft}" y="${2.5 * soft}" width="${width - 5 * soft}" height="${height - 5 * soft}"`;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${soft}"/></filter>
    <rect ${inner} rx="${3 * soft}" filter="url(#soft)"/></svg>`;
  return await picture
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer();
}
