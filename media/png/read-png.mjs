import { inflateSync } from "node:zlib";

const channelsOf = /** @type {Record<number, number>} */ ({ 2: 3, 6: 4 });

/**
 * The pixels of a screenshot as 0xRRGGBB: 8 bits a channel, not interlaced, alpha left out.
 * @param {Buffer} file
 * @returns {{ width: number, height: number, pixels: Uint32Array }}
 */
export function readPng(file) {
  const chunks = chunksOf(file);
  const header = chunks.find(({ type }) => type === "IHDR")?.data;
  const channels = channelsOf[header?.[9] ?? -1];
  if (!header || !channels || header[8] !== 8 || header[12] !== 0)
    throw new Error("Not the kind of PNG Chromium makes");
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const data = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map((chunk) => chunk.data));
  const rows = unfilter(inflateSync(data), width * channels, height, channels);
  const pixels = new Uint32Array(width * height);
  for (let index = 0; index < pixels.length; index++) {
    const row = Math.floor(index / width) + 1;
    pixels[index] = rows.readUIntBE((row * (width + 1) + 1 + (index % width)) * channels, 3);
  }
  return { width, height, pixels };
}

/** @param {Buffer} file @returns {{ type: string, data: Buffer }[]} */
function chunksOf(file) {
  const chunks = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.push({ type: file.toString("latin1", at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** Takes back the row filters. @param {Buffer} data @param {number} stride @param {number} height @param {number} channels */
function unfilter(data, stride, height, channels) {
  // A row and a pixel of zeros before the first spare every check for an edge.
  const width = stride + channels;
  const rows = Buffer.alloc(width * (height + 1));
  for (let y = 1; y <= height; y++) {
    const from = (y - 1) * (stride + 1);
    const guess = guesses[data[from] ?? 0];
    if (!guess) throw new Error("A row of the PNG has an unknown filter");
    for (let x = channels; x < width; x++) {
      const at = y * width + x;
      const [before, above, corner] = [at - channels, at - width, at - width - channels];
      rows[at] =
        Number(data[from + 1 + x - channels]) + guess(Number(rows[before]), Number(rows[above]), Number(rows[corner]));
    }
  }
  return rows;
}

/** What each filter expects of a byte, by the one before it, the one above, and the corner between. @type {((before: number, above: number, corner: number) => number)[]} */
const guesses = [() => 0, (before) => before, (_, above) => above, (before, above) => (before + above) >> 1, paeth];

/** @param {number} before @param {number} above @param {number} corner */
function paeth(before, above, corner) {
  const estimate = before + above - corner;
  const [toBefore, toAbove, toCorner] = [before, above, corner].map((value) => Math.abs(estimate - value));
  if (Number(toBefore) <= Number(toAbove) && Number(toBefore) <= Number(toCorner)) return before;
  return Number(toAbove) <= Number(toCorner) ? above : corner;
}
