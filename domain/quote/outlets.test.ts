import { expect, it } from "vitest";
import { readOutlets } from "./outlets.ts";

it.each([
  ["3", 3],
  [" 12 ", 12],
  ["٥", 5],
  ["۵۰", 50],
  ["51", 51],
  ["0", 0],
  ["-2", -2],
  ["2.7", 2.7],
  ["1,5", 1.5],
  ["١٫٥", 1.5],
  ["2.", 2],
  ["3.0", 3],
  ["1,000", 1000],
  ["1.5.2", 1],
  [7, 7],
  [2.9, 2.9],
  ["abc", 1],
  ["", 1],
  ["1e3", 1],
  [undefined, 1],
  [null, 1],
  [Number.NaN, 1],
  [{}, 1],
  [{ toString: null }, 1],
])("reads %j outlets as %d", (typed, outlets) => {
  expect(readOutlets(typed)).toBe(outlets);
});
