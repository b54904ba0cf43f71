import { expect, test } from "vitest";
import { socialPictures, staleSocialPictures } from "./pictures.mjs";

test("the picture of every shared link shows the present title, price and design; else: node media/social-pictures.mjs", () => {
  expect(socialPictures().length).toBeGreaterThan(20);
  expect(staleSocialPictures().map(({ name }) => name)).toEqual([]);
});
