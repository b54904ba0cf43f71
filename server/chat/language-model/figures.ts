import { foldDigits } from "#domain/language/digits.ts";

/** Whether every number of a text stands in what it was made from; thousands may be parted or not. */
export function bringsNoFigures(text: string, sources: readonly string[]): boolean {
  const known = new Set(sources.flatMap(figuresOf));
  return figuresOf(text).every((figure) => known.has(figure));
}

function figuresOf(text: string): string[] {
  return (
    foldDigits(text)
      .replace(/(?<=\d)[,٬](?=\d{3})/g, "")
      .match(/\d+(?:\.\d+)?/g) ?? []
  );
}
