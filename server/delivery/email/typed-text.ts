import { cleanText, stripDirectionMarks } from "#domain/language/plain-text.ts";

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** What a visitor typed, so that its direction is its own: Arabic in English and the other way round, line by line. */
export function typed(text: string): string {
  const lines = cleanText(stripDirectionMarks(text)).split("\n");
  return lines.map((line) => (line.trim() ? `${FIRST_STRONG_ISOLATE}${line.trim()}${POP_ISOLATE}` : "")).join("\n");
}

/**
 * The same for a message to an address that anyone may have typed: undefined where the text could pass for a link,
 * so that nobody sends advertising to strangers through our forms.
 */
export function typedWithoutLinks(text: string): string | undefined {
  const looksLikeLink = /:\/\/|www\.|@|[\p{L}\p{N}]\.\p{L}{2,}|\//iu.test(text.normalize("NFKC"));
  return looksLikeLink ? undefined : typed(text);
}

const LONGEST_HEADER = 150;

/** One line for a header: no line break, no control character, not endless. */
export function headerLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replace(/ {2,}/g, " ");
  return line.trim().slice(0, LONGEST_HEADER).toWellFormed();
}

/** For where marks would show or do nothing: a title, a name beside an address. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u2066\u2068\u2069]/g, "");
}

/** Enough of a long text to tell whose it is. */
export function shortened(text: string, most = 40): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}
