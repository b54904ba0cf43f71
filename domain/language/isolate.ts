const LEFT_TO_RIGHT_ISOLATE = "\u2066";
const POP_ISOLATE = "\u2069";

/**
 * Marks text that must never flip inside Arabic: phones, e-mails, codes, times, "1024x768".
 * In a page, the Text component turns the marks into <bdi dir="ltr">; in plain text they do the same by themselves.
 */
export function ltr(text: string): string {
  return `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;
}

export interface TextRun {
  text: string;
  isolated: boolean;
}

export function textRuns(text: string): TextRun[] {
  return text
    .split(/(\u2066[^\u2069]*\u2069)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith(LEFT_TO_RIGHT_ISOLATE)
        ? { text: part.slice(1, -1), isolated: true }
        : { text: part, isolated: false },
    );
}

/** The same words without marks, for titles, structured data and comparison. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066\u2069]/g, "");
}
