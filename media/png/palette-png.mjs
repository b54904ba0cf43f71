import { crc32, deflateSync } from "node:zlib";
import { paletteFor } from "./palette.mjs";
import { readPng } from "./read-png.mjs";

/**
 * A screenshot as a PNG with a palette: a third of the bytes, for flat pictures with no loss that an eye would see.
 * @param {Buffer} screenshot
 * @returns {Buffer}
 */
export function palettePng(screenshot) {
  const { width, height, pixels } = readPng(screenshot);
  const { palette, indexOf } = paletteFor(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = indexOf.get(pixels[y * width + x] ?? 0) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
