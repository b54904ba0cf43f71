const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

/** What a spreadsheet would take for a formula, in its full-width forms too, also behind spaces. */
const formulaStart = /^[\s\u00a0\u3000]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * Rows as CSV for spreadsheets: a byte order mark so that Arabic is read right, CRLF, every cell in quotes, and an
 * apostrophe before what would be run as a formula. Visitors write these cells.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(",") + LINE_END).join("");
}

function cell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replace(/"/g, '""')}"`;
}
