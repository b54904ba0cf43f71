/** Code 39: nine elements a symbol, bars and spaces in turn, "w" wide and "n" narrow (ISO/IEC 16388). */
const symbols: Readonly<Record<string, string>> = {
  "0": "nnnwwnwnn",
  "1": "wnnwnnnnw",
  "2": "nnwwnnnnw",
  "3": "wnwwnnnnn",
  "4": "nnnwwnnnw",
  "5": "wnnwwnnnn",
  "6": "nnwwwnnnn",
  "7": "nnnwnnwnw",
  "8": "wnnwnnwnn",
  "9": "nnwwnnwnn",
  A: "wnnnnwnnw",
  B: "nnwnnwnnw",
  C: "wnwnnwnnn",
  D: "nnnnwwnnw",
  E: "wnnnwwnnn",
  F: "nnwnwwnnn",
  G: "nnnnnwwnw",
  H: "wnnnnwwnn",
  I: "nnwnnwwnn",
  J: "nnnnwwwnn",
  K: "wnnnnnnww",
  L: "nnwnnnnww",
  M: "wnwnnnnwn",
  N: "nnnnwnnww",
  O: "wnnnwnnwn",
  P: "nnwnwnnwn",
  Q: "nnnnnnwww",
  R: "wnnnnnwwn",
  S: "nnwnnnwwn",
  T: "nnnnwnwwn",
  U: "wwnnnnnnw",
  V: "nwwnnnnnw",
  W: "wwwnnnnnn",
  X: "nwnnwnnnw",
  Y: "wwnnwnnnn",
  Z: "nwwnwnnnn",
  "-": "nwnnnnwnw",
  " ": "nwwnnnwnn",
  "*": "nwnnwnwnn",
};
const WIDE = 3;
const QUIET_GAP = 1;

export interface Bar {
  x: number;
  width: number;
}

/** Dark bars in modules, with start and stop signs; characters that Code 39 lacks are left out. */
export function code39(text: string): { bars: Bar[]; width: number } {
  const bars: Bar[] = [];
  let x = 0;
  for (const character of `*${text.toUpperCase().replace(/[^0-9A-Z -]/g, "")}*`) {
    [...(symbols[character] ?? "")].forEach((element, index) => {
      const width = element === "w" ? WIDE : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    });
    x += QUIET_GAP;
  }
  return { bars, width: x - QUIET_GAP };
}
