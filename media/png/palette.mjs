const LIMIT = 256;
const shifts = [16, 8, 0];

/**
 * At most 256 colours for these pixels, by median cut: the box with the most to lose is split until there are enough.
 * @param {Uint32Array} pixels
 * @returns {{ palette: number[], indexOf: Map<number, number> }}
 */
export function paletteFor(pixels) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  let boxes = [boxOf([...counts])];
  while (boxes.length < LIMIT) {
    const widest = boxes.reduce((best, box) => (box.loss > best.loss ? box : best));
    if (widest.loss === 0) break;
    boxes = boxes.filter((box) => box !== widest).concat(split(widest));
  }
  const palette = boxes.map(({ colours }) => commonest(colours));
  const indexOf = new Map(boxes.flatMap(({ colours }, index) => colours.map(([colour]) => [colour, index])));
  return { palette, indexOf };
}

/** @typedef {[colour: number, count: number][]} Colours @typedef {{ colours: Colours, shift: number, loss: number }} Box */

/** @param {Colours} colours @returns {Box} */
function boxOf(colours) {
  const weight = Math.log2(1 + colours.reduce((sum, [, count]) => sum + count, 0));
  const widths = shifts.map((shift) => {
    const values = colours.map(([colour]) => (colour >> shift) & 255);
    return { shift, width: Math.max(...values) - Math.min(...values) };
  });
  const { shift, width } = widths.reduce((best, entry) => (entry.width > best.width ? entry : best));
  return { colours, shift, loss: width * weight };
}

/** @param {Box} box @returns {Box[]} */
function split({ colours, shift }) {
  const value = (/** @type {number} */ colour) => (colour >> shift) & 255;
  const values = colours.map(([colour]) => value(colour));
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  const low = colours.filter(([colour]) => value(colour) <= middle);
  const high = colours.filter(([colour]) => value(colour) > middle);
  return [boxOf(low), boxOf(high)];
}

/** The grounds and inks of the design stay exactly themselves. @param {Colours} colours */
function commonest(colours) {
  return colours.reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}
