/** What a file may be stored as beside itself, by the ending of that copy. */
export const storedEncodings = { ".br": "br", ".zst": "zstd", ".gz": "gzip" } as const;
export type ContentEncoding = (typeof storedEncodings)[keyof typeof storedEncodings] | "identity";

const aliases: Record<string, string> = { "x-gzip": "gzip" };

/**
 * How much a client wants each encoding, by its Accept-Encoding header: 0 (not at all) to 1.
 * Unencoded is always possible, and wanted least unless it is named.
 */
export function encodingWeights(header: string | undefined): (encoding: ContentEncoding) => number {
  const weights = readWeights(header ?? "");
  const others = weights.get("*") ?? 0;
  return (encoding) => weights.get(encoding) ?? (encoding === "identity" ? Number.MIN_VALUE : others);
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    weights.set(aliases[name] ?? name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0);
  }
  return weights;
}
