import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { withPhotographer } from "../browser/photograph.mjs";
import { palettePng } from "../png/palette-png.mjs";
import { drawnFrom, recordFile } from "./pictures.mjs";

const size = { width: 1200, height: 630 };

/** Draws these into public/social and records what from. @param {import("./pictures.mjs").SocialPicture[]} pictures */
export async function drawSocialPictures(pictures) {
  const record = drawnFrom();
  await withPhotographer(async (photograph) => {
    for (const picture of pictures) {
      const png = palettePng(await photograph(picture.html, size));
      mkdirSync(dirname(picture.file), { recursive: true });
      writeFileSync(picture.file, png);
      record[picture.name] = picture.drawnFrom;
      process.stdout.write(`${picture.name} ${(png.length / 1024).toFixed(1)} kB\n`);
    }
  });
  const sorted = Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
