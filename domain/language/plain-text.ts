/** Invisible marks that phones wrap around copied numbers; they mean nothing inside a phone or an address. */
export function stripDirectionMarks(text: string): string {
  return text.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, "");
}

/**
 * Text as typed, without what no keyboard types: control characters (tab and newline stay, U+0000 would
 * break PostgreSQL) and lone surrogates, which become U+FFFD. Trimmed.
 */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
      .trim()
  );
}
