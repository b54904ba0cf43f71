/** One column of a listing, for rows of one table. */
export interface Column<Row> {
  title: string;
  value(row: Row): string;
}

const dubaiTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Dubai",
  dateStyle: "short",
  timeStyle: "short",
});

/** A value as it is stored; nothing for null. */
export function field<Row>(title: string, name: keyof Row): Column<Row> {
  return { title, value: (row) => String(row[name] ?? "") };
}

/** When a record was made. */
export function received<Row extends { created_at: string }>(): Column<Row> {
  return { title: "Received (Dubai)", value: (row) => dubaiTime.format(new Date(row.created_at)) };
}
