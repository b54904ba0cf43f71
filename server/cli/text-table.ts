import { stripDirectionMarks } from "#domain/language/plain-text.ts";

const WIDEST = 28;
const GAP = "  ";
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Rows in columns for a terminal; long cells are cut, line breaks and direction marks left out. */
export function textTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, ...rows].map((row) => row.map(shortened));
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => width(line[column] ?? ""))));
  return lines
    .map((line) =>
      line
        .map((text, column) => padded(text, widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join("\n");
}

function shortened(text: string): string {
  const plain = [...letters.segment(stripDirectionMarks(text).replace(/\s+/g, " "))].map(({ segment }) => segment);
  return plain.length > WIDEST ? `${plain.slice(0, WIDEST - 1).join("")}…` : plain.join("");
}

function width(text: string): number {
  return [...letters.segment(text)].length;
}

function padded(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - width(text)));
}
