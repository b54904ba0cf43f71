const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An .ico file that holds one PNG, the only picture some browsers and readers ask a site for. @param {Buffer} png @param {number} size its width and height in pixels, below 256 */
export function icoOf(png, size) {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // pictures in it
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
