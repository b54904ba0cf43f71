import type { Page } from "@playwright/test";

/** Pixels on a side: what another machine draws differently in a letter stays within its block's mean. */
const BLOCK = 16;
/** Of 255, in either colour difference of YCbCr. */
const TOLERANCE = 3;

/**
 * The share of blocks whose mean colour is another one, whatever its lightness. The comparison of pixels forgives a
 * colour about as light as the one before; this does not.
 */
export async function shareOfOtherColours(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  const before = colourDifferences(await blank.evaluate(shrunk, { picture: one.toString("base64"), block: BLOCK }));
  const after = colourDifferences(await blank.evaluate(shrunk, { picture: other.toString("base64"), block: BLOCK }));
  await blank.close();
  if (before.length !== after.length) return 1;
  const off = before.filter((colour, at) =>
    colour.some((value, which) => Math.abs(value - (after[at]?.[which] ?? 0)) > TOLERANCE),
  );
  return off.length / before.length;
}

/** Runs in a page: the picture with one pixel for each block, as red, green, blue and cover. */
async function shrunk({ picture, block }: { picture: string; block: number }): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const [width, height] = [Math.ceil(image.width / block), Math.ceil(image.height / block)];
  const small = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: "medium" });
  const drawing = new OffscreenCanvas(width, height).getContext("2d");
  drawing?.drawImage(small, 0, 0);
  return [...(drawing?.getImageData(0, 0, width, height).data ?? [])];
}

/** Blue and red difference of each pixel (ITU-R BT.601). */
function colourDifferences(pixels: number[]): [blue: number, red: number][] {
  return Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.slice(at * 4, at * 4 + 3);
    return [0.5 * blue - 0.169 * red - 0.331 * green, 0.5 * red - 0.419 * green - 0.081 * blue];
  });
}
