export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a Range header for a body of `size` bytes: one range, "unsatisfiable", or undefined when it is to be ignored
 * (no header, another unit, several ranges, not readable).
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}
