import type { Erasure } from "#server/privacy/erase-person.ts";
import type { FoundRecord } from "#server/privacy/find-records.ts";
import type { Person } from "#server/privacy/person.ts";

/** What was done, and what is left for a person to do, in lines for a terminal. */
export function erasureReport(erasure: Erasure, person: Person, copies: readonly string[]): string {
  const { records, mentions, files, kept, compacted } = erasure;
  const lines = [...countedByRole(records)];
  if (mentions > 0) lines.push(`${mentions} times taken out of what others wrote`);
  if (files > 0) lines.push(`${files} ${files === 1 ? "file" : "files"} deleted (messages, requests in the spool)`);
  const done =
    lines.length > 0 ? ["Erased:", ...lines.map((line) => `  ${line}`)] : ["Nothing was kept about this person."];
  const left = kept.map(({ record, until }) => {
    return `Kept because tax law says so, until ${until.toISOString().slice(0, 10)}: payment ${record.row.id}`;
  });
  const others = otherMarks(records, person);
  if (others.length > 0) left.push(`Stood beside it, and may be in other records: ${others.join(", ")}`);
  if (!compacted)
    left.push("Others kept the database open: stop the server and run this again to overwrite old pages.");
  if (copies.length > 0) left.push(`Not touched, delete them yourself: ${copies.join(", ")} in DATA_DIR.`);
  left.push("Mailboxes, the CRM, Stripe and copies elsewhere are for you to clear.");
  return [...done, ...left].join("\n");
}

function countedByRole(records: readonly FoundRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const { role } of records) {
    const name = `${role.table}, as ${role.role}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} in ${name}`);
}

/** Other phones and addresses of the same records. */
function otherMarks(records: readonly FoundRecord[], person: Person): string[] {
  const marks = records.flatMap(({ role, row }) => role.identifying.map((column) => row[column]));
  const texts = marks.filter((mark) => typeof mark === "string" && mark !== "" && !person.isIn(mark));
  return [...new Set(texts.map(String))];
}
