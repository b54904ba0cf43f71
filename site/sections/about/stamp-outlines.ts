/** Outlines of stamps within 176 by 128, each an edge and a line inside it. */
export const outlines = {
  seal: { edge: scalloped(57, 22), inner: "M88 16a48 48 0 1 1 0 96 48 48 0 1 1 0-96z" },
  ticket: { edge: notched(4), inner: notched(12) },
  oval: {
    edge: "M88 6c46 0 84 26 84 58s-38 58-84 58-84-26-84-58 38-58 84-58z",
    inner: "M88 14c41 0 76 22 76 50s-35 50-76 50-76-22-76-50 35-50 76-50z",
  },
} as const;

export type Outline = keyof typeof outlines;

/** Bulges all around the middle. */
function scalloped(radius: number, bulges: number): string {
  const point = (index: number) => {
    const turn = (2 * Math.PI * index) / bulges;
    return `${(88 + radius * Math.sin(turn)).toFixed(1)} ${(64 - radius * Math.cos(turn)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: bulges }, (_, index) => `A8.5 8.5 0 0 1 ${point(index + 1)}`);
  return `M${point(0)}${arcs.join("")}z`;
}

/** A ticket: its corners are bitten off. */
function notched(inset: number): string {
  const bite = 12;
  const [across, down] = [176 - 2 * inset - 2 * bite, 112 - 2 * inset - 2 * bite];
  const corner = (x: number, y: number) => `a${bite} ${bite} 0 0 0 ${x} ${y}`;
  return `M${inset + bite} ${8 + inset}h${across}${corner(bite, bite)}v${down}${corner(-bite, bite)}h${-across}${corner(-bite, -bite)}v${-down}${corner(bite, -bite)}z`;
}
